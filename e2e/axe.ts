import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page as it stands (ux rule 6). */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
  expect(found).toEqual([])
}
