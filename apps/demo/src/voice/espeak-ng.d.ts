declare module 'espeak-ng' {
  export default function start(options: {
    readonly arguments: readonly string[];
  }): Promise<{ readonly FS: { readFile(name: string): Uint8Array } }>;
}
