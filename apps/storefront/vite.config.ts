import { catalogues, readingModule } from '@bandari/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Two builds: `vite build` makes the browser's files, `vite build --ssr` what apps/api renders with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    catalogues(),
    readingModule(),
    dropUnusedLinks,
    dropUnusedHandlers,
    drawPlainIcons,
    ...(isSsrBuild ? [] : [shortenSources, loadPlainly]),
  ],
  appType: 'custom',
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    manifest: !isSsrBuild,
    // Browsers of the last five years; older ones read the page and follow its links, which need no script.
    target: 'es2022',
    copyPublicDir: !isSsrBuild,
    // A picture inlined into a script is paid for by everybody, cached by nobody.
    assetsInlineLimit: 0,
    // The server names what a page needs; lists of it in every script would only weigh.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild ? {} : browser,
  },
  // One file, so that rendering never depends on NODE_ENV of the process: React's production build.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
}))

/**
 * react-router makes `Form`, `Link`, `NavLink` and what draws nested routes by calls, and names them by assignments, that a
 * bundler must take for effects. Without those they leave with all of framework mode behind them: 8 kB (gzip) that no
 * page of ours would ever run (`shared/addresses/params.ts`). Its warnings for developers leave too.
 */
const dropUnusedLinks: Plugin = {
  name: 'drop-unused-links',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.(displayName|contextType) = .*$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
}

/**
 * RTK Query hands each action to all of its handlers, also to those for polling, `onCacheEntryAdded` and `setupListeners`, and
 * every endpoint can be an infinite query: 2.4 kB (gzip) that no endpoint of ours asks for. One that does takes it out of here;
 * `unused-handlers.test.ts` finds it.
 */
const dropUnusedHandlers: Plugin = {
  name: 'drop-unused-handlers',
  transform: {
    filter: { id: /\/rtk-query(-react)?\.modern\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\t+(build(Polling|CacheLifecycle)Handler|buildInfinite\w+),$/gm, '')
        .replace('buildWindowEventHandler(builderArgs)', '() => {}')
        .replace(/(?<!function )isInfiniteQueryDefinition\([^)]*\)/g, 'false')
        .replace('isQuery && "infiniteQueryOptions" in endpointDefinition', 'false'),
  },
}

/** See `create-icon.ts`. */
const drawPlainIcons: Plugin = {
  name: 'draw-plain-icons',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () =>
      `export { createIcon as default } from '${import.meta.dirname}/src/shared/page/create-icon.ts'`,
  },
}

/** Which file a route is in tells the server what to name in a page's head; a browser only tells routes apart by it. */
const shortenSources: Plugin = {
  name: 'shorten-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /app\/routes\.tsx$/ },
    handler: (code) => {
      const names: string[] = []
      return code.replace(/(?<=source: ')[^']+/g, (name) => {
        if (!names.includes(name)) names.push(name)
        return names.indexOf(name).toString(36)
      })
    },
  },
}

/** The helper that names a chunk's dependencies before loading it has nothing to name: see `modulePreload`. */
const loadPlainly: Plugin = {
  name: 'load-plainly',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
}

/** What it needs stays where it is: moved here, the first load would need this file for it. */
const alone = { includeDependenciesRecursively: false } as const

/** Made for the 132 kB that a first visit may cost; `pnpm bench` prints what it does. */
const browser = {
  input: 'src/entry-client.tsx',
  // Also where a constant of another file does not decide a condition: 1 kB (gzip) of names less.
  optimization: { inlineConst: { mode: 'all' } },
  output: {
    codeSplitting: {
      // What most pages draw with travels as one file: gzip finds more to share in it than in twenty.
      groups: [
        {
          // What a refusal says comes with what is refused.
          name: 'client',
          test: /packages\/sdk\/src\/(client|read-refusal)/,
        },
        {
          // What many pages draw with, but none of those that a visit begins with.
          name: 'later',
          ...alone,
          test: /packages\/(ui\/src\/(dialogs\/(Dialog|use-modal)\.|feedback\/EmptyState|forms\/TextInput)|i18n\/src\/format\/(read-amount|years|zone-name))|storefront\/src\/shared\/page\/(Awaited|NotFound\.tsx|other-methods)|icons\/(check|circle-question-mark|mail|map-pin-off)\./,
          minShareCount: 2,
        },
        {
          name: 'common',
          // But for what only pages of text draw, which no first visit begins with, and for what comes with late parts.
          test: /packages\/(ui|sdk\/src\/(?!client))|storefront\/src\/(api\/(api|refusal|catalogue|page-status)|shared\/favourites\/LazyHeart|shared\/(money|destination|purchase|vehicles|local|page|addresses)\/(?!early-press|ContactAside|InfoPage|MessagePage|NeedsScript|Questions|StepList)[^/]*$)|lucide-react/,
          minShareCount: 6,
        },
        {
          // Of four small files each costs a tenth of a kB as a file of its own.
          name: 'purchase',
          ...alone,
          test: /packages\/ui\/src\/forms\/QuantityInput|storefront\/src\/(api\/shipping|details\/spare|shared\/(fields\/early-submit|purchase\/early-press|landed\/landed-question)|shared\/vehicles\/category-name)/,
          minShareCount: 2,
        },
        {
          // Likewise, of what searches share with the pages that begin one.
          name: 'searching',
          ...alone,
          test: /packages\/ui\/src\/navigation\/(Pager|pager-window)|storefront\/src\/(search\/(search-form|sorts|vehicle-filters)|api\/vehicle-filters)|icons\/(sliders-horizontal|x)\./,
          minShareCount: 2,
        },
        // What comes after a page is alive: dozens of files of half a kB would each cost as much again in headers. First what
        // comes on every page, then what comes below a product.
        {
          name: 'frame',
          ...alone,
          test: /storefront\/src\/(app\/(Destination\.tsx|Footer|LanguageMenu|languages-offered)|api\/(favourites|show-answer|exchange-rates)|shared\/money\/my-money|shared\/favourites\/(Heart|outcome-sentence|use-favourites|device-lists|tabs|product-ids)\.)|icons\/(clock|languages)\./,
        },
        {
          name: 'facts',
          ...alone,
          test: /storefront\/src\/(details\/SellerPhone|shared\/(sellers|page\/(CopyButton|Share|whatsapp)\.|landed\/(Disclosure|InsuredLabel|LandedLines|LandedPriceDetails|Readings|VerdictMark|LandedOnCard|LandedTable|ShareBar|use-range)))|packages\/ui\/src\/(content\/(SpecTable|RevealPhone)|labels\/engine-labels)/,
        },
        {
          name: 'cards',
          ...alone,
          test: /storefront\/src\/shared\/(cards\/(ListPicture|use-cards-look|DenseCard)|page\/NearView)/,
        },
        {
          name: 'save-search',
          ...alone,
          test: /storefront\/src\/(search\/SaveSearch|api\/alerts|shared\/cards\/CardsLookButton)/,
        },
      ],
    },
  },
} as const
