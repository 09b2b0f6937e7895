import fc from 'fast-check';

/*
 * Properties are tried with the same values in every run, so that a run that fails is about the change at hand. Other
 * values are a choice: `HUB_SEED=$RANDOM npx vitest run <file>`.
 */
fc.configureGlobal({ seed: Number(process.env.HUB_SEED ?? 1) });
