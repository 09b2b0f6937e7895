/** Why a row of the ledger does not count, as a distributor reads it. Numbers are the registrar's. */
export const uncountedTexts = {
  notEnoughUnits: (requested: string, held: string) =>
    `Takes out ${requested} units where ${held} are held. It counts once the missing history arrives.`,
  waits: (number: string) =>
    `Reverses transaction ${number}, which has not arrived. It counts once that does.`,
  badEntry: (fault: string) => `Cannot be applied: ${fault}. Ask the registrar to correct the row.`,
  replaced: 'Replaced by a later row of the same number.',
  replacedBy: (number: string) => `Replaced by the registrar’s transaction ${number}.`,
  reversedBy: (number: string) => `Reversed by transaction ${number}.`,
  takesBack: (number: string) => `Reverses transaction ${number}.`,
} as const;
