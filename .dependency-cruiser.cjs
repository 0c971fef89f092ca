/** Which files may not need which, beside the layers that eslint.config.js holds. */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that need one another, if only by their types, can be understood only together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', String.raw`/(dist|\.next|\.astro)/`] },
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
