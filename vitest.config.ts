import { catalogues, messageModules, readingModule } from './packages/i18n/src/vite-plugin.ts'
import { configDefaults, defineConfig } from 'vitest/config'

/** They are run by `vitest.deep.config.ts`. */
const exclude = [...configDefaults.exclude, '**/*.deep.test.ts']

const serverPart = '...(import.meta.env.SSR &&'

/** What a page asks before the server draws it is left out of a browser's build; here one copy of the page is both's. */
const withServerParts = {
  name: 'with-server-parts',
  enforce: 'pre' as const,
  transform: (code: string) =>
    code.includes(serverPart) ? code.replaceAll(serverPart, '...(true &&') : null,
}

// One run for the whole repository: rules and components in their own folders, the API against a real PostgreSQL.
export default defineConfig({
  test: {
    // The tests wait for the database more than they compute; on two cores the default is one at a time.
    maxWorkers: 3,
    tags: [
      {
        name: 'nightly',
        description:
          'Takes seconds, and a shorter test holds the same line: for `npm run test:deep`.',
      },
    ],
    projects: [
      {
        // The portal's English sentences travel in its script.
        plugins: [messageModules()],
        test: {
          name: 'node',
          // Rules are pure: nothing that one file does is seen by another.
          isolate: false,
          unstubGlobals: true,
          // Some are tried with hundreds or thousands of cases; a busy machine takes its time for them.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          setupFiles: [
            'apps/portal/src/language/all-sentences.test-setup.ts',
            // The payment methods, which invoices and mails ask.
            'apps/api/src/money/methods.ts',
          ],
          include: [
            'packages/{i18n,sdk}/**/*.test.ts',
            'apps/api/{src,reference,seeds,scripts}/**/*.test.ts',
            'apps/storefront/src/**/*.test.ts',
            'apps/portal/src/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        test: {
          name: 'api',
          // Each file has a database and an application of its own; the modules hold nothing.
          isolate: false,
          include: ['apps/api/test/**/*.test.ts'],
          exclude,
          globalSetup: ['apps/api/test/helpers/template.ts'],
          setupFiles: ['apps/api/test/helpers/equal-refusals.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      screens('portal', 'http://portal.localhost:8080'),
      screens('storefront', 'http://localhost:8080'),
      {
        test: {
          name: 'ui',
          environment: 'jsdom',
          // Each file draws into a document of its own; making one anew with all its modules was half the time.
          isolate: false,
          testTimeout: 240_000,
          include: ['packages/ui/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.tsx'],
          exclude,
        },
      },
    ],
  },
})

/** The whole app in jsdom, over the API in the same process and a real PostgreSQL. */
function screens(app: 'portal' | 'storefront', url: string) {
  return {
    plugins: [messageModules(), catalogues(), readingModule(), withServerParts],
    // React's production build, as people get it: half the time of the other.
    oxc: { jsx: { runtime: 'automatic', development: false } } as const,
    test: {
      name: `${app} screens`,
      env: { NODE_ENV: 'production' },
      environment: 'jsdom',
      environmentOptions: { jsdom: { url } },
      // A worker keeps one shop, and the app's modules, for all of its files.
      isolate: false,
      include: [`apps/${app}/test/**/*.{screen,page}.test.{ts,tsx}`],
      globalSetup: ['apps/api/test/helpers/template.ts'],
      setupFiles: [`apps/${app}/test/setup.ts`],
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // Node reads the API's sources as they are, as it does in production.
      server: { deps: { external: [/apps\/api\//] } },
    },
  }
}
