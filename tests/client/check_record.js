// Checks each record on standard input, one per line, with the client's code; prints the result as a line of JSON. For
// test_proof.py.
import { createInterface } from 'node:readline';

const SHELL = new URL('../../src/stridsplan/client/shell/', import.meta.url);
const { checkKept, checkRecord } = await import(new URL('proof.js', SHELL));

for await (const line of createInterface({ input: process.stdin })) {
  const { record, kept } = JSON.parse(line);
  const found = checkRecord(record);
  console.log(JSON.stringify({ ...found, kept: kept && found.ok ? checkKept(record, kept, found.hashes) : [] }));
}
