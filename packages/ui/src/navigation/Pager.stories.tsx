import { Pager, type PagerProps } from './Pager.tsx'
import { StoryLink } from '../stories/story-layout.tsx'

export default {}

const Pages = (props: Pick<PagerProps, 'page' | 'pages' | 'size'>) => (
  <Pager {...props} hrefFor={(page) => `/cars/${page}`} linkComponent={StoryLink} />
)

export const First = () => <Pages page={1} pages={9} />

export const Middle = () => <Pages page={5} pages={9} />

export const Last = () => <Pages page={9} pages={9} />

export const Two = () => <Pages page={1} pages={2} />

export const Thousands = () => <Pages page={12_844} pages={25_688} />

export const ThreeAtOnce = () => <Pages page={5} pages={9} size={3} />

/** A single page has no pager: the story is empty. */
export const One = () => <Pages page={1} pages={1} />
