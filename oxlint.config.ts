import { defineConfig, type OxlintOverride } from 'oxlint'

/** The modules of the API in order, each of which imports only from those before it. */
const modules = [
  'core',
  'platform',
  'people',
  'stock',
  'pricing',
  'landed',
  'saved',
  'selling',
  'conversations',
  'delivery',
  'sellers',
  'money',
  'supporters',
  'shopfront',
  'overview',
  'reports',
  'webhooks',
  'finder',
] as const

interface Wall {
  files: string[]
  excludeFiles?: string[]
  /** What may not be imported, and after an exclamation mark what may all the same. */
  group: string[]
  message: string
}

function wall({ group, message, ...where }: Wall): OxlintOverride {
  return {
    ...where,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  }
}

const sqlStaysInStores = {
  paths: [{ name: 'kysely', importNames: ['sql'], message: 'SQL stays in stores.' }],
}
const stores = ['**/*.store.ts', 'apps/api/src/platform/{db,mail,jobs}/**']

/** A module's two walls: for whoever may write SQL and for whoever may not. */
function moduleWalls(module: (typeof modules)[number]): OxlintOverride[] {
  const later = modules.slice(modules.indexOf(module) + 1)
  const patterns = [
    {
      group: [...later.map((other) => `../**/${other}/**`), '**/seeds/**'],
      message: `${module}/ imports only from ${modules.slice(0, modules.indexOf(module)).join(', ') || 'nothing of ours'}.`,
    },
  ]
  const files = [`apps/api/src/${module}/**`]
  return [
    { files, rules: { 'no-restricted-imports': ['error', { patterns }] } },
    {
      files,
      excludeFiles: stores,
      rules: { 'no-restricted-imports': ['error', { ...sqlStaysInStores, patterns }] },
    },
  ]
}

/** How a module of the portal is walled in, for its files at one depth. */
function portalWall(depth: number): OxlintOverride {
  const src = '../'.repeat(depth)
  const open = ['staff', 'shared', 'layout', 'providers', 'language', 'payment-methods']
  return wall({
    files: [`apps/portal/src/${'*/'.repeat(depth)}**`],
    ...(depth === 1 && { excludeFiles: ['apps/portal/src/providers/**'] }),
    group: [`${src}*/**`, ...open.map((folder) => `!${src}${folder}/**`)],
    message:
      'A module of the portal imports only its own, staff/, shared/, layout/, providers/, language/, payment-methods/ and paths.ts.',
  })
}

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'vitest',
  ],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  ignorePatterns: ['e2e/.*', '**/generated/**', '**/dist/**', '**/node_modules/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'no-console': 'error',
    // A comment that says why nothing is done is enough.
    'no-empty': ['error', { allowEmptyCatch: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/no-callback-in-promise': 'off',
    'typescript/consistent-return': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-conditional-tests': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['apps/*/src/**', 'packages/*/src/**'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
    },
    {
      files: [
        '**/*.config.ts',
        '**/*.data.ts',
        '**/*.data.tsx',
        'e2e/global-setup.ts',
        'apps/api/test/helpers/template.ts',
      ],
      rules: {
        'import/no-default-export': 'off',
        'max-lines': 'off',
      },
    },
    {
      // The gallery finds its settings and each component's stories by their default export.
      files: ['**/*.stories.tsx', 'packages/gallery/src/{main.ts,preview.tsx}'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'apps/api/test/helpers/arrange.ts', 'e2e/**'],
      rules: {
        'max-lines': [
          'error',
          {
            max: 480,
            skipBlankLines: true,
            skipComments: true,
          },
        ],
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: [
        '**/scripts/**',
        'packages/sdk/examples/**',
        'packages/stress/**',
        'apps/api/src/main.ts',
        'apps/api/seeds/seed.ts',
        'e2e/lighthouse.ts',
      ],
      rules: {
        'no-console': 'off',
      },
    },
    wall({
      files: ['apps/storefront/src/*/**'],
      excludeFiles: [
        'apps/storefront/src/app/**',
        'apps/storefront/src/api/**',
        'apps/storefront/src/shared/**',
      ],
      group: ['../*/**', '!../api/**', '!../shared/**'],
      message: 'A feature imports only api/ and shared/: two features meet in app/routes.tsx.',
    }),
    wall({
      files: ['apps/storefront/src/api/**'],
      group: ['../*/**', '!../api/**', '!../shared/**'],
      message: 'api/ and shared/ never import a feature or app/.',
    }),
    wall({
      files: ['apps/storefront/src/shared/*/*'],
      group: ['../../*/**', '!../../api/**'],
      message: 'api/ and shared/ never import a feature or app/.',
    }),
    wall({
      files: ['apps/storefront/src/shared/*/*/**'],
      group: ['../../../*/**', '!../../../api/**'],
      message: 'api/ and shared/ never import a feature or app/.',
    }),
    ...[1, 2, 3, 4].map(portalWall),
    wall({
      files: ['apps/portal/src/layout/**'],
      group: ['../*/**', '!../shared/**', '!../providers/**', '!../language/**'],
      message:
        'layout/ never imports staff/ or a business folder: App.tsx hands it what the menu shows.',
    }),
    wall({
      files: ['apps/portal/src/layout/*/**'],
      group: ['../../*/**', '!../../shared/**', '!../../providers/**', '!../../language/**'],
      message: 'layout/ never imports staff/ or a business folder.',
    }),
    wall({
      files: ['apps/portal/src/shared/**'],
      group: ['../*/**', '!../providers/**', '!../language/**'],
      message: 'shared/ imports only its own and providers/.',
    }),
    wall({
      files: ['apps/portal/src/shared/*/**'],
      group: ['../../*/**', '!../../providers/**', '!../../language/**'],
      message: 'shared/ imports only its own and providers/.',
    }),
    wall({
      files: ['packages/ui/src/**'],
      group: [
        '@bandari/sdk*',
        'react-router*',
        'react-redux',
        '@reduxjs/*',
        'formik',
        'yup',
        '@mui/*',
      ],
      message: 'packages/ui knows no router, store, form library or SDK.',
    }),
    ...modules.flatMap(moduleWalls),
  ],
})
