import type { Plugin } from 'vite'

interface Chunk {
  name: string
  test?: RegExp
  tags?: ['$initial']
  /** Only modules that so many chunks need; the others stay with the chunk that needs them. */
  minShareCount?: number
}

/**
 * Which files the portal's script is cut into. By default the bundler makes a file of everything that two groups of pages
 * share: 222 files, half below 2 kB. A module goes to the first group whose test it passes, and takes along what it imports; so a
 * group must not import what only a later one needs, so small shared modules are in the frame.
 */
const chunks: readonly Chunk[] = [
  { name: 'entrance', tags: ['$initial'] },
  {
    name: 'frame',
    test: new RegExp(
      [
        String.raw`portal/src/(App\.tsx|layout/(?!finder/|keys/KeysDialog)|payment-methods/(\w+\.tsx?|\w+/(index\.ts|\w+History\.tsx))|shared/order/PaymentList\.module|overview/days|providers/(payout-details|use-profile)|shared/(?!offline/|address/|charts|specified-dates|consignee/|offers/|documents/|threads/|programme/|reviews/|views/|credentials/|file-drop/|amendments/|fields/(PhoneInput|Country)|order/))`,
        String.raw`packages/(sdk/src/(?!passkey|sign-out|offline/(?!rules)|generated/operations)|ui/src/(?!pictures/|content/(RevealPhone|Stars)|feedback/OfflineNotice))`,
        String.raw`ra-core/dist/dataProvider/use(Create|GetList)\.js`,
        String.raw`@mui/material/esm/(Checkbox|Dialog\w*|FormControlLabel|LinearProgress|Switch|internal/svg-icons)/`,
        String.raw`icons-material/esm/(Add|AlarmOutlined|ArrowBack|ArrowDownward|ArrowUpward|CheckCircle|ChevronRight|Close|DoneAllOutlined)\.js`,
      ].join('|'),
    ),
  },
  // Shared by pages of orders, and by pages of listings; the frame needs neither.
  { name: 'of-orders', test: /portal\/src\/shared\/order\/(?!StepList|step-labels|ship-facts)/ },
  {
    name: 'of-listings',
    test: /packages\/ui\/src\/(pictures\/|content\/RevealPhone)|portal\/src\/shared\/offers\/|portal\/src\/stock\/model-requests\/wait-label|portal\/src\/stock\/vehicle-choice\/|portal\/src\/stock\/listings\/(StateBadge|state-labels|staff\/ListingBriefLine|editor\/fitment\/(trim-name|fitment-selection|YearsDialog))/,
  },
  { name: 'of-earnings', test: /portal\/src\/shared\/programme\// },
  { name: 'amendments', test: /portal\/src\/shared\/amendments\// },
  // Documents of an order: a buyer's page and two staff pages need it.
  {
    name: 'documents',
    test: /portal\/src\/shared\/documents/,
  },
  // Messages, which staff read too.
  { name: 'threads', test: /portal\/src\/shared\/threads\// },
  // Calls that pages of several groups make.
  {
    name: 'calls',
    test: /portal\/src\/providers\/(consignee|documents|offers|price-lists|threads)\.ts/,
  },
  // Kept filters of lists, and papers of sellers: of sellers and of staff.
  { name: 'views', test: /portal\/src\/shared\/views\// },
  {
    name: 'files',
    test: /react-dropzone|file-selector|attr-accept|portal\/src\/shared\/file-drop/,
  },
  { name: 'credentials', test: /portal\/src\/shared\/credentials\// },
  // Address forms, and the consignee of an order.
  { name: 'consignee', test: /portal\/src\/shared\/(address|consignee)\// },
  {
    name: 'order',
    test: /portal\/src\/(account\/orders\/(?!OrderHistory|OrderCard)|payment-methods\/\w+\/(?!staff\/))|virtual:pages\/order/,
  },
  {
    name: 'account',
    test: /portal\/src\/account\/(?!security\/\w+\.tsx|privacy\/\w+\.tsx)|virtual:pages\/account/,
  },
  // Tabs of the profile that few open.
  { name: 'settings', test: /portal\/src\/account\/|virtual:pages\/settings/ },
  {
    name: 'supporter',
    test: /portal\/src\/supporters\/(?!adjustments|payouts|staff|dashboard\/EarningsPlot)|virtual:pages\/supporter/,
  },
  {
    name: 'seller',
    test: /portal\/src\/(stock\/listings\/(create|dashboard\/(?!ListingGrid))|conversations\/offers\/\w+Page)|virtual:pages\/seller/,
  },
  {
    name: 'inputs',
    test: /@mui\/material\/esm\/(Autocomplete|Chip|Select|Table|TableCell|TablePagination|TextField|ToggleButton)\//,
  },
  {
    name: 'staff',
    test: /portal\/src\/staff\/(?!form\/(?!DeleteRecord|CreatePage|EditPage|FormSkeleton|lazy-form)|list\/(StaffGrid|ListFrame|Rows|filter-inputs)|record\/(History\.tsx|decision-labels|action-))/,
    minShareCount: 2,
  },
  // What was done to a record: three pages of staff and the audit show it.
  { name: 'history', test: /portal\/src\/staff\/record\/(History\.tsx|decision-labels|action-)/ },
  // What a form's page needs before the form has loaded.
  {
    name: 'saving',
    test: /ra-core\/dist\/controller\/saveContext\/|lodash\/pick\.js|portal\/src\/staff\/form\/Record\.module/,
    minShareCount: 2,
  },
  {
    name: 'fields',
    test: /portal\/src\/staff\/form\/(?!CreatePage|EditPage|FormSkeleton|lazy-form|Record\.module)|ra-ui-materialui\/dist\/(input\/|button\/|Offline)|ra-core\/dist\/form\/|react-hook-form\/|lodash\/(merge|union)\.js/,
    minShareCount: 2,
  },
  {
    name: 'words',
    test: /portal\/src\/(landed|pricing|selling\/discounts|shopfront\/articles|providers\/(content|price-lists))/,
    minShareCount: 2,
  },
  {
    name: 'figures',
    test: /node_modules\/(@base-ui|reselect|@mui\/x-internals)\//,
    minShareCount: 2,
  },
]

export const codeSplitting = {
  groups: chunks.map((chunk, index) => ({ ...chunk, priority: chunks.length - index })),
}

/**
 * Parts of the libraries that the portal never opens, and that a bundler must keep because a part that it does open names
 * them: react-admin's inspector of a page's look, its title that can be edited in place, with a form's inputs behind it,
 * its keys for entries of the menu, an export of lists that each list of ours replaces, English plurals of the names of fields
 * and resources, which our catalogues say, and MUI's themes of CSS variables with their provider. 33 kB (gzip) of a first visit.
 */
const unused: readonly (readonly [file: RegExp, code: string])[] = [
  [
    /@mui\/material\/esm\/styles\/createThemeWithVars\.js$/,
    "export default function createThemeWithVars() { throw new Error('Our themes are written without CSS variables.') }",
  ],
  [
    /@mui\/material\/esm\/styles\/ThemeProviderWithVars\.js$/,
    'export const CssVarsProvider = () => null; export { CssVarsProvider as Experimental_CssVarsProvider }; export const useColorScheme = () => ({}), getInitColorSchemeScript = () => null',
  ],
  [
    /inflection\/lib\/inflection\.js$/,
    'const same = (word) => word; export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform }',
  ],
  [/react-hotkeys-hook\/.*\/index\.js$/, 'export const useHotkeys = () => ({ current: null })'],
  [
    /ra-ui-materialui\/dist\/layout\/PageTitleConfigurable\.js$/,
    "export { PageTitle as PageTitleConfigurable } from './PageTitle.js'",
  ],
  [/ra-ui-materialui\/dist\/preferences\/Inspector\.js$/, 'export const Inspector = () => null'],
  [
    /ra-core\/dist\/export\/defaultExporter\.js$/,
    "export const defaultExporter = () => { throw new Error('A list of ours says how it is exported.') }",
  ],
]

/** Leaves out what nobody sees. react-router's calls that only framework mode needs are marked as having no effect. */
export function leaveOutUnused(): Plugin[] {
  return [
    {
      name: 'bandari-leave-out-unused',
      apply: 'build',
      load: {
        filter: { id: unused.map(([file]) => file) },
        handler: (id) => unused.find(([file]) => file.test(id))?.[1],
      },
    },
    {
      name: 'bandari-drop-unused-links',
      apply: 'build',
      transform: {
        filter: { id: /\/react-router\/dist\// },
        handler: (code) =>
          code
            .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
            .replace(/^\w+\.displayName = .*$/gm, ''),
      },
    },
  ]
}
