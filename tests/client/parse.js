// Parses the modules it is given, and says which of them cannot be.
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
