import { defineConfig } from 'vitest/config'

// One run for the whole repository: rules and components in their own folders, the API against a real PostgreSQL.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/sdk/**/*.test.ts',
            'apps/api/{src,seeds}/**/*.test.ts',
            'apps/storefront/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/test/**/*.test.ts'],
          globalSetup: ['apps/api/test/template.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['packages/ui/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.tsx'],
        },
      },
    ],
  },
})
