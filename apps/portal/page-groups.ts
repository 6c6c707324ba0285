import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const src = join(import.meta.dirname, 'src')

/**
 * Which pages are fetched together: people who open one page of a group open the next. A lazy page that no group takes is a file of
 * its own.
 */
const groups: Readonly<Record<string, RegExp>> = {
  /** Tabs of the profile that few open. */
  settings: /^account\/(security|privacy)\//,
  /** The search of everything, and the keys of a page: fetched when somebody wants one. */
  finder: /^layout\/(finder|keys)\//,
  /** What became of what was agreed: below an order, after it. */
  amendments: /^(account\/orders\/MyAmendments|selling\/orders\/amendments\/)/,
  /** One order of one's own. */
  order: /^(account\/orders\/OrderPage\.tsx$|payment-methods\/\w+\/\w+\.tsx$)/,
  /** What buyers say of sellers, who answer, and staff who are told of it. */
  reviews: /^(sellers\/reviews\/|account\/orders\/OrderReviews\.tsx$)/,
  /** A seller's company and team. */
  company: /^(sellers\/(team|company)|shared\/credentials)\//,
  account: /^account\/(?!security\/|privacy\/)/,
  supporter:
    /^supporters\/(dashboard\/(?!EarningsPlot)|downline\/|join\/|links\/|statement\/|training\/|promotion-material\/)/,
  seller:
    /^(stock\/listings\/(create\/|dashboard\/(?!ListingGrid))|conversations\/offers\/|delivery\/vendor-orders\/|shared\/offers\/FloorDialog)/,
  /** A seller's files, and what became of their listings. */
  imports: /^stock\/imports\//,
  /** Addresses from which stock is fetched, and those that are told what happens. */
  feeds: /^(stock\/feeds|webhooks)\//,
  figures: /^stock\/figures\/(?!FigurePlot)/,
  /** Editors of one listing: a seller's heaviest pages, which staff do not need. */
  editor: /^stock\/listings\/editor\/\w+\.tsx$/,
  /** Sections below an order's summary: fetched after it. */
  tracking:
    /^(selling\/orders\/((tracking|board|documents|freight)\/|money\/MoneyDialog)|delivery\/claims\/)/,
  /** Staff's daily pages. */
  desk: /^(selling\/orders\/(?!tracking\/|board\/|documents\/|freight\/|amendments\/|money\/MoneyDialog)|overview\/(?!DaysPlots)|staff\/(?!list\/|answering\/))/,
  /** Requests and messages that wait for an answer. */
  inbox: /^(staff\/answering|conversations\/(quotes|threads\/staff)|shopfront\/requests)\//,
  /** Messages between buyers and sellers. */
  messages: /^conversations\/threads\/\w+\.tsx$/,
  /** What is known of one customer, and merges of two: fetched after the account. */
  customer: /^people\/(accounts\/customer|merges)\//,
  /** A seller's papers and team: below what is known of the seller, after it. */
  cases: /^people\/vendors\/Vendor(Case|Team)/,
  /** What each role may do, which is a table of every call. */
  roles: /^people\/accounts\/RolesPage/,
  /** Accounts, and the audit. */
  people:
    /^(people\/(?!vendors\/Vendor(?:Case|Team)|accounts\/(?:customer|RolesPage)|merges)|audit\/|supporters\/(adjustments|staff)\/)/,
  /** Staff's forms, below the heading: react-admin's forms, which no list needs. */
  forms:
    /^(conversations\/templates|shopfront\/articles|selling\/discounts|pricing)\/([\w-]+\/)*\w+Form\.tsx$/,
  /** Money received on our accounts, and paid from them. */
  bank: /^(money|supporters\/payouts|payment-methods\/\w+\/staff)\//,
  /** What rules found of listings. */
  findings: /^stock\/listings\/staff\/(findings|chassis-doubles)\//,
  /** What was sold, what freight leaves, how long orders wait. */
  reports: /^reports\/(?!ReportPlot|visits\/VisitPlot)/,
  /** Models that sellers miss, for staff. */
  models: /^stock\/model-requests\/staff\//,
  /** A model that is missing, asked for where one is chosen. */
  missing: /^stock\/model-requests\//,
  /** All listings. */
  stock: /^stock\/listings\/staff\//,
  /** Content and settings of staff. */
  shop: /^(shopfront\/(articles\/\w+\.tsx$|home\/|content\/)|conversations\/templates\/|selling\/discounts\/|pricing\/)/,
  /** The settings of the shop, which few open. */
  shopSettings: /^shopfront\/(settings|product-feeds)\//,
  /** Import rules and duties of countries. */
  rules: /^landed\//,
  /** The body of each staff list, below the heading. */
  lists: /^staff\/list\/(ListFrame|Rows|filter-inputs)\.tsx$/,
  /** Charts of figures that the page already shows as text, fetched after it. */
  charts: /\/(DaysPlots|EarningsPlot|FigurePlot|ReportPlot|VisitPlot)\.tsx$/,
  /** Tables for desktops only: a phone never fetches them. */
  grids: /\/(ListingGrid|StaffGrid|TrimGrid)\.tsx$/,
}

/**
 * Makes each lazy import of a page one of its group, which has the exports of all its pages: left to itself the bundler
 * makes a file of each page and of whatever two pages share, 222 of them.
 */
export function sharePageGroups(): Plugin {
  const groupOf = findPages()
  return {
    name: 'bandari-page-groups',
    apply: 'build',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null
      const group = groupOf.get(resolve(dirname(importer ?? src), specifier))
      return group === undefined ? null : `virtual:pages/${group}`
    },
    load: {
      filter: { id: /^virtual:pages\// },
      handler: (id) =>
        [...groupOf]
          .filter(([, group]) => `virtual:pages/${group}` === id)
          .map(([file]) => `export * from ${JSON.stringify(file)}`)
          .join('\n'),
    },
  }
}

/** Every file that is imported lazily, with its group. */
function findPages(): Map<string, string> {
  const pages = new Map<string, string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
    const folder = dirname(join(src, file))
    for (const [, target = ''] of readFileSync(join(src, file), 'utf8').matchAll(
      /\bimport\('(\.[^']+\.tsx)'\)/g,
    )) {
      const page = resolve(folder, target)
      const name = page.slice(src.length + 1)
      const group = Object.keys(groups).find((key) => groups[key]?.test(name))
      if (group !== undefined) pages.set(page, group)
    }
  }
  return pages
}
