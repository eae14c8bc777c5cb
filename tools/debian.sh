#!/usr/bin/env bash
# Have a Debian package: tools/debian.sh PACKAGE [COMMAND]. Installs it when run as root, else says how.
set -euo pipefail
package=$1 command=${2:-}
if [ -n "$command" ] && command -v "$command" >/dev/null; then exit 0; fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "This needs the Debian package '$package'. Install it with: sudo apt-get install $package" >&2
  exit 1
fi
echo "Installing $package ..."
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq "$package" >/dev/null
