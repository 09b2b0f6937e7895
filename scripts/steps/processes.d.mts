export function processorSeconds(pid?: number): number | null;
