// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InEnglish } from '../test/render.tsx'
import * as ui from './index.ts'

it('draws on a server, where there is no window', () => {
  const html = renderToString(
    <InEnglish>
      <ui.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Cars' }]} />
      <ui.Gallery label="Toyota Hilux" pictures={['/media/a-640.jpg', '/media/b-640.jpg']} />
      <ui.Pager page={1} pages={9} hrefFor={(page) => `/search/${page}`} />
      <ui.SidePanel open={false} pinned title="Filters" onClose={() => undefined}>
        Filters of the search
      </ui.SidePanel>
      <ui.Dialog open={false} title="Error" onClose={() => undefined}>
        Never drawn
      </ui.Dialog>
    </InEnglish>,
  )
  expect(html).toContain('href="/search/2"')
  expect(html).toContain('Filters of the search')
  expect(html).not.toContain('Never drawn')
})
