#!/usr/bin/env bash
# Ensure that a Debian package is installed: tools/debian.sh PACKAGE [COMMAND].
# Does nothing if COMMAND exists. Installs the package when run as root; otherwise prints how to install it.
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
