import { ArticleDate, ArticleText } from './ArticleText.tsx'
import { Column } from '../stories/story-layout.tsx'

export default {}

const article = {
  title: 'What a Japanese auction sheet tells you',
  summary: 'Grades, marks and the small print: how to read the one page that decides the price.',
  date_created: '2026-03-02T08:00:00Z',
  content:
    '<p>Every car that crosses a Japanese auction hall carries a sheet. The grade stands in the corner.</p><h2>The grade</h2><ul><li>5: as new</li><li>4: clean, a few marks</li><li>R: repaired after an accident</li></ul><h2>The map of the body</h2><p>Letters on the drawing say where and how deep: <strong>A2</strong> is a scratch, <strong>W1</strong> a repair that you hardly see. <a href="#grades">All letters</a>.</p>',
}

export const Whole = () => <ArticleText article={article} />

export const BelowAHeadingOfThePage = () => <ArticleText article={article} level={2} />

export const InAnotherLanguage = () => (
  <ArticleText
    article={{
      ...article,
      title: 'O que diz a folha de um leilão japonês',
      summary: 'Notas, sinais e letras pequenas.',
    }}
    lang="pt"
  />
)

export const DateAlone = () => (
  <Column>
    <ArticleDate article={article} />
  </Column>
)
