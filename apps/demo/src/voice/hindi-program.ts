// A program of its own, started by hindi-voice.ts: eSpeak NG is under the GPL and is run, not linked.
/// <reference path="./espeak-ng.d.ts" />
import { writeFileSync } from 'node:fs';
import startEspeak from 'espeak-ng';

const [text = '', file = ''] = process.argv.slice(2);
const { FS } = await startEspeak({ arguments: ['-v', 'hi', '-s', '140', '-w', 'said.wav', text] });
writeFileSync(file, FS.readFile('said.wav'));
