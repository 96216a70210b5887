// Must also parse on an old Node.
if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(
    `Node ${process.version} is too old to run Flyleaf. Start it through npm: it brings its own.`,
  );
  process.exit(1);
}
