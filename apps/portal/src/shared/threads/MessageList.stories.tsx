import type { ThreadMessage } from '@bandari/sdk'
import { useState } from 'react'
import { HttpError } from 'react-admin'
import { t } from '../../language/translator.ts'
import { loadPicture, longVehicle } from '../story-samples.ts'
import { FileField, maxFiles } from './FileField.tsx'
import { MessageList } from './MessageList.tsx'
import { WriteForm } from './WriteForm.tsx'

export default {}

const message: ThreadMessage = {
  id: 1,
  side: 'buyer',
  by: 'Amina',
  text: 'Does it have a second key?',
  files: [],
  event: null,
  at: '2026-11-18T09:00:00Z',
}

const messages: ThreadMessage[] = [
  {
    ...message,
    event: { kind: 'quote-asked', amount: null, currency: null, valid_until: null },
    text: '',
  },
  {
    ...message,
    id: 2,
    side: 'seller',
    by: 'Bandari',
    event: {
      kind: 'quote-answered',
      amount: '1150.00',
      currency: 'USD',
      valid_until: '2026-12-01',
    },
    text: '',
  },
  { ...message, id: 3 },
  {
    ...message,
    id: 4,
    side: 'seller',
    by: 'Bandari',
    text: `Yes, both are here.\n${longVehicle}`,
    files: [
      { id: 1, name: 'keys.jpg', type: 'image/jpeg', bytes: 81_000 },
      {
        id: 2,
        name: 'a-very-long-name-of-a-file-from-a-scanner-2026-11-18-0001.pdf',
        type: 'application/pdf',
        bytes: 81_000,
      },
    ],
  },
]

const refused = () => Promise.reject(new HttpError(t('portal.unknownFailure'), 409))

export const OfTheBuyer = () => (
  <MessageList
    messages={messages}
    earlier={false}
    own="buyer"
    isTheirs
    readBefore={refused}
    load={loadPicture}
  />
)

/** Staff read what others wrote, and open its files on the press alone. */
export const OfStaff = () => (
  <MessageList
    messages={messages}
    earlier={false}
    own="seller"
    readBefore={refused}
    load={loadPicture}
  />
)

/** Pressed, what was there before is refused. */
export const WithEarlierOnes = () => (
  <MessageList
    messages={messages.slice(2, 3)}
    earlier
    own="buyer"
    isTheirs
    readBefore={refused}
    load={loadPicture}
  />
)

/** Sent, it is refused; sent empty, it asks for words. */
export const Writing = () => (
  <WriteForm draftKey="gallery/write" label={t('portalMessages.messages')} send={refused} />
)

export const WithQuickAnswers = () => (
  <WriteForm
    draftKey="gallery/quick"
    label={t('portalMessages.messages')}
    send={refused}
    answers={['shared.partnerSilent', 'details.notIncluded']}
  />
)

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

const Files = ({ begin, why }: { begin: File[]; why?: string }) => {
  const [{ files, refusal }, set] = useState({ files: begin, refusal: why ?? null })
  return (
    <FileField
      files={files}
      refusal={refusal}
      onChange={(chosen, problem) => set({ files: chosen, refusal: problem })}
    />
  )
}

export const NoFiles = () => <Files begin={[]} />

export const MostFiles = () => (
  <Files
    begin={['keys.jpg', 'engine.jpg', 'seat.jpg', `${longVehicle}.jpg`].map(file)}
    why={t('portalMessages.filesFull', { most: maxFiles })}
  />
)
