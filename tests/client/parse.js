// Parses the given modules, and prints the errors.
const { readFileSync } = require('node:fs');
const { SourceTextModule } = require('node:vm');

for (const path of process.argv.slice(2)) {
  try {
    new SourceTextModule(readFileSync(path, 'utf8'), { identifier: path });
  } catch (error) {
    console.log(`${path}: ${error.message}`);
    process.exitCode = 1;
  }
}
