import type { Page } from '@playwright/test'
import type { Role } from '@bandari/api/people'
import { type Buyer, newBuyer, person } from '@bandari/api/arrange'
import { findBarriers, findOverflow, settled } from './axe.ts'
import { findCutOff } from './cut-off.ts'
import { type Rest, restOf } from './rest.ts'
import { t } from './sentences.ts'
import { recordShifts, takeShifts } from './shifts.ts'
import { squeezedTexts } from './squeezed.ts'
import { complaintsOf, expect, type Shop, test as base } from './world.ts'

export { expect } from './world.ts'

/**
 * One page goes through many screens, as a person does who stays signed in. Each is checked, and all faults are reported at the end, so that one
 * run names every screen that has one.
 */

type Person = Pick<Buyer, 'token' | 'email'>

export interface Walk {
  page: Page
  shop: Shop
  /** A person whom nobody else's walk uses. */
  buyer: Buyer
  rest: Rest
  /** What has moved while its pages loaded, since this was last asked. */
  takeMoves: () => string[]
  /** Goes on as somebody else, or as nobody. */
  become: (person: Person | null, origin: string) => Promise<void>
  /** A staff member with all permissions, the same for the whole walk. */
  admin: () => Promise<Person>
  /** A demo account of staff, signed in once. */
  staff: (role: Role) => Promise<Person>
  /** Opens a page of the portal as somebody, without loading the portal anew where it is open for them already. */
  open: (person: Person, path: string) => Promise<void>
}

/** Goes to a screen and waits until what it is known by is there. */
export type Arrive = (walk: Walk) => Promise<unknown>

/** A page that its address tells. */
export function at(path: string): Screen {
  return { path, arrive: ({ page }) => page.goto(path) }
}

export interface Screen {
  arrive: Arrive
  /** Its address, where that is all there is to say. */
  path?: string
  /** The one failure that the browser may note: the page or its record is missing, as it should be. */
  status?: number
}

export type Screens = Readonly<Record<string, Arrive | Screen>>

/** The addresses of screens that have one. */
export function pathsOf(screens: Screens): string[] {
  return Object.values(screens).flatMap((screen) =>
    typeof screen === 'object' && screen.path !== undefined ? [screen.path] : [],
  )
}

/** What is wrong with the screen that the page shows. */
export type Look = (walk: Walk) => Promise<string[]>

export const test = base.extend<{ walk: Walk }>({
  walk: async ({ page, shop, buyer }, use) => {
    await recordShifts(page)
    const rest = restOf(page)
    const moves: string[] = []
    const movesAtRest = () =>
      whereItLed(async () => {
        await rest()
        const isWhole = !isOf(shop.portal, page) && comesWhole.test(new URL(page.url()).pathname)
        return takeShifts(page, isWhole ? halfAHeader : fairShift)
      })
    const recordMoves = async () => void moves.push(...(await movesAtRest()))
    const load = page.goto.bind(page)
    // The page before may lead on by itself at this very moment, which takes this visit's place.
    const goto: typeof load = (url, options) =>
      load(url, options).catch(async (error: unknown) => {
        if (!/net::ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
        await rest()
        return load(url, options)
      })
    page.goto = async (url, options) => {
      const answer = await goto(url, options)
      // What is no page never comes to rest.
      if (!answer?.headers()['content-type']?.startsWith('text/html')) return answer
      if ((await movesAtRest()).length === 0) return answer
      // A page that moves by itself does so each time; a busy browser paints half a document now and then.
      const again = await goto(url, options)
      await recordMoves()
      return again
    }
    let opened: string | null = null
    const become = async (person: Person | null, origin: string) => {
      if (!isOf(origin, page)) await page.goto(`${origin}/favicon.svg`)
      const { hostname: domain } = new URL(origin)
      const email = encodeURIComponent(person?.email ?? '')
      await page.context().addCookies([{ name: 'bandari_email', value: email, domain, path: '/' }])
      await page.evaluate((token) => {
        if (token === null) localStorage.removeItem('bandari.token')
        else localStorage.setItem('bandari.token', token)
      }, person?.token ?? null)
      opened = null
    }
    const open = async (person: Person, path: string) => {
      const isThere = opened === person.token && isOf(shop.portal, page)
      if (isThere && !asksBeforeLeaving.test(page.url())) {
        await follow(page, path)
        return recordMoves()
      }
      if (opened !== person.token) await become(person, shop.portal)
      await page.goto(shop.portal + path)
      opened = person.token
    }
    const staff = new Map<Role | 'anything', Promise<Person>>()
    const signedIn = (role: Role | 'anything', signIn: () => Promise<Person>) => {
      const known = staff.get(role) ?? signIn()
      staff.set(role, known)
      return known
    }
    await use({
      page,
      shop,
      buyer,
      rest,
      takeMoves: () => moves.splice(0),
      become,
      open,
      admin: () => signedIn('anything', () => newBuyer(shop, { isStaff: true })),
      staff: (role) => signedIn(role, () => person(shop, role)),
    })
  },
})

/** The shop's pages that most people see come drawn, and nothing of them moves. */
const comesWhole =
  /^\/($|search\/|details\/|partner-one-search\/|item-details\/|how-to-buy|latest|deals|flash-discount$|auto-parts\/Braking|my-basket|checkout)/

/**
 * A busy browser may paint a header of which half has come: its icons make room for those that follow. Two were seen in seven
 * runs, 0.0010 and 0.0082; what a page moves by itself is more.
 */
const halfAHeader = 0.01

/** Other pages are drawn in the browser, from answers that come one after the other. More is poor, says https://web.dev/articles/cls. */
const fairShift = 0.25

function isOf(origin: string, page: Page): boolean {
  return page.url().startsWith(`${origin}/`)
}

/** The editors ask before anybody leaves them. */
const asksBeforeLeaving = /\/vendor\/(add-content|list-auto-spares)\//

/** As a link of the portal leads on. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    // What moved since was somebody's doing.
    window.shifts.length = 0
    const state: unknown = history.state
    const idx =
      typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
    history.pushState({ idx: idx + 1, key: String(idx + 1), usr: null }, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

/** Through all the screens; what is wrong, with the screen's name before it. */
export async function walkThrough(walk: Walk, screens: Screens, look: Look): Promise<string[]> {
  const complaints = complaintsOf(walk.page)
  const faults: string[] = []
  for (const [name, screen] of Object.entries(screens)) {
    await test.step(name, async () => {
      const { arrive, status } = typeof screen === 'function' ? { arrive: screen } : screen
      const isExpected = (text: string) =>
        (status !== undefined && text.includes(`responded with a status of ${status}`)) ||
        // A busy machine refuses to draw another size of a picture for now, and says so.
        (text.includes('responded with a status of 503') && text.includes('/media/')) ||
        // axe asks frames of other origins, too, which do not answer.
        text.includes("Failed to execute 'postMessage'")
      const found = await tryTo(async () => {
        await arrive(walk)
        return whereItLed(async () => {
          await walk.rest()
          return look(walk)
        })
      })
      found.push(...walk.takeMoves())
      found.push(...complaints.splice(0).filter((text) => !isExpected(text)))
      if (found.length === 0) return
      faults.push(...found.slice(0, maxReported).map((fault) => `${name}: ${fault}`))
      if (found.length > maxReported) faults.push(`${name}: and ${found.length - maxReported} more`)
      // A page that is being left cannot be drawn: what was found matters more than its picture.
      const body = await walk.page.screenshot().catch(() => undefined)
      if (body) await test.info().attach(name, { body, contentType: 'image/png' })
    })
  }
  return faults
}

/** A table without room has a fault for each of its words. */
const maxReported = 8

/** A page that leads on by itself, as a sign-in does for whoever is signed in, is asked again where it has led. */
async function whereItLed<T>(ask: () => Promise<T>): Promise<T> {
  for (let led = 0; ; led += 1) {
    try {
      return await ask()
    } catch (error) {
      const hasLeft = error instanceof Error && error.message.includes('context was destroyed')
      if (!hasLeft || led === 3) throw error
    }
  }
}

async function tryTo(act: () => Promise<string[]>): Promise<string[]> {
  try {
    return await act()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const height = 900

/** Where the gate's walks go: the narrowest screen there is. */
export const narrow = { viewport: { width: 360, height }, hasTouch: true }

/** On the narrowest screen axe finds nothing; there and on desktops nothing is too wide, and no text or row is squeezed. */
export const lookSound: Look = async (walk) => {
  const { page } = walk
  const found = [...(await findBarriers(page)), ...(await findOverflow(page))]
  const hasTable = (await page.locator('table, [role=grid]').count()) > 0
  // What is no table has more room than on a small desktop.
  for (const width of hasTable ? [1024, 1280] : [1024]) {
    await widen(page, width)
    found.push(...(await findCramped(walk)).map((fault) => `at ${width} px ${fault}`))
  }
  await narrowAgain(page)
  return found
}

/** What stays too wide, squeezed or cut off at the window's width: a grid measures its columns anew a moment after the window. */
export async function findCramped(walk: Walk): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(async () => (found = await crampedNow(walk)).length, { timeout: 3000 })
    .toBe(0)
    // What is left is told by name.
    .catch(() => undefined)
  return found
}

async function crampedNow({ page, shop }: Walk): Promise<string[]> {
  const squeezed = await squeezedTexts(page)
  // The shop's cards are narrow on purpose, and their titles have three lines.
  const isCard = (text: string) => isOf(shop.storefront, page) && / a title in \d+ px$/.test(text)
  return [
    ...(await findOverflow(page)),
    ...squeezed.filter((text) => !isCard(text)),
    ...(await findCutOff(page)),
  ]
}

/** To a desktop, where the portal's menu stands open beside its page. */
export async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height })
  await page.evaluate(press, `[aria-label="${t('ra.action.open_menu')}"]`)
  await settled(page)
}

export async function narrowAgain(page: Page) {
  await page.evaluate(press, `[aria-label="${t('ra.action.close_menu')}"]`)
  await page.setViewportSize(narrow.viewport)
}

/** Even where a dialog covers it; then until React has drawn what came of it. */
async function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click()
  for (let frame = 0; frame < 2; frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
