import { Paragraphs } from './Paragraphs.tsx'
import { Points } from './Points.tsx'
import { RetentionTimes } from './RetentionTimes.tsx'
import type { TextSection } from './TextSections.tsx'

/** Describes what the shop really does, and must change with it. */
export const privacySections: readonly TextSection[] = [
  {
    id: 'browsing',
    title: 'privacy.browsing',
    text: (
      <Paragraphs
        ids={[
          'privacy.browsing1',
          'privacy.browsing2',
          'privacy.browsing3',
          'privacy.browsing4',
          'privacy.browsing5',
        ]}
      />
    ),
  },
  {
    id: 'account',
    title: 'privacy.account',
    text: (
      <>
        <Paragraphs ids={['privacy.accountKept']} />
        <Points
          ids={[
            'privacy.accountName',
            'privacy.accountPassword',
            'privacy.accountBasket',
            'privacy.accountSearches',
          ]}
        />
        <Paragraphs ids={['privacy.accountGoogle', 'privacy.accountToken']} />
      </>
    ),
  },
  { id: 'orders', title: 'privacy.orders', text: <Paragraphs ids={['privacy.orders1']} /> },
  { id: 'requests', title: 'privacy.requests', text: <Paragraphs ids={['privacy.requests1']} /> },
  {
    id: 'supporters',
    title: 'privacy.supporters',
    text: <Paragraphs ids={['privacy.supporters1']} />,
  },
  {
    id: 'others',
    title: 'privacy.others',
    text: (
      <>
        <Paragraphs ids={['privacy.others1']} />
        <Points
          ids={[
            'privacy.othersSeller',
            'privacy.othersBank',
            'privacy.othersServers',
            'privacy.othersAuthorities',
          ]}
        />
        <Paragraphs ids={['privacy.others2']} />
      </>
    ),
  },
  { id: 'time', title: 'privacy.time', text: <RetentionTimes /> },
  { id: 'rights', title: 'privacy.rights', text: <Paragraphs ids={['privacy.rights1']} /> },
]
