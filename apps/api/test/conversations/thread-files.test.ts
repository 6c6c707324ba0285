import type { Thread, ThreadFile } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { eraseRows, readRows } from '../../src/people/privacy/personal-table.store.ts'
import { maxUnsentFiles } from '../../src/conversations/threads/add-thread-file.ts'
import { threadJobs } from '../../src/conversations/threads/jobs.ts'
import { threadTables } from '../../src/conversations/personal-data.store.ts'
import { sendForm } from '../helpers/forms.ts'
import { aPdf, aPicture, fetched, tokenOf } from '../helpers/document-steps.ts'
import { type Buyer, newBuyer, orderedCar } from '../helpers/steps.ts'
import { liveVehicle, newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Pictures and PDFs that buyers and sellers send each other. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Person = Buyer & { token: string }

async function withToken(person: Buyer): Promise<Person> {
  return { ...person, token: await insertSession(world.db, person.id, world.clock.now()) }
}

async function bring({ token }: { token: string }, file: File) {
  const answer = await sendForm(world, { path: '/thread-files/', token, fields: { file } })
  const body = answer.json<ThreadFile & { code?: string; codes?: unknown }>()
  return { status: answer.statusCode, body, id: body.id }
}

const write = ({ client }: Buyer, id: number, body: { text: string; files?: number[] }) =>
  client.POST('/threads/{id}/messages/', { params: { path: { id } }, body })

/** A vendor's listing that somebody asks about, with a picture. */
async function askedWithPicture(): Promise<{
  buyer: Person
  vendor: Person
  thread: Thread
  file: number
}> {
  const vendor = await withToken(await newVendor(world))
  const id = await liveVehicle(world, vendor)
  const buyer = await withToken(await newBuyer(world))
  const picture = await bring(buyer, await aPicture())
  const { data } = await buyer.client.POST('/products/{id}/thread/', {
    params: { path: { id } },
    body: { text: 'Is this scratch still there?', files: [picture.id] },
  })
  if (!data) throw new Error('nothing was asked')
  return { buyer, vendor, thread: data, file: picture.id }
}

async function askedAboutOrder() {
  const { buyer, order } = await orderedCar(world)
  const own = await withToken(buyer)
  const { data } = await own.client.POST('/orders/{id}/thread/', {
    params: { path: { id: order.id } },
    body: { text: 'Here is my passport.', files: [(await bring(own, await aPdf('Passport'))).id] },
  })
  if (!data) throw new Error('nothing was asked')
  return { buyer: own, thread: data, file: data.messages[0]?.files[0]?.id ?? 0 }
}

const readsOf = async (thread: number) => {
  const { rows } = await sql<{ email: string; file: number }>`
    select email, (after ->> 'file')::int as file from audit join accounts on accounts.id = actor_id
    where action = 'read-thread-file' and subject_id = ${String(thread)} order by audit.id`.execute(
    world.db,
  )
  return rows
}

describe('a file of a message', () => {
  it('is a picture or a PDF, looked at before it is kept', async () => {
    const buyer = await withToken(await newBuyer(world))
    expect((await bring(buyer, await aPicture())).body).toMatchObject({
      name: 'mirror.jpg',
      type: 'image/jpeg',
    })
    expect((await bring(buyer, await aPdf('Passport'))).body).toMatchObject({
      name: 'Passport.pdf',
      type: 'application/pdf',
    })
    const text = new File(['nothing'], 'passport.pdf')
    expect((await bring(buyer, text)).body.codes).toEqual({ file: ['file_kind'] })
    const scripted = new File(
      ['%PDF-1.7\n1 0 obj\n<</S/JavaScript/JS(app.alert\\(1\\))>>\nendobj\n'],
      'paper.pdf',
    )
    expect((await bring(buyer, scripted)).body.codes).toEqual({ file: ['pdf_active'] })
  })

  it('is read by both sides and by staff, whose reads are in the audit, and by nobody else', async () => {
    const { buyer, vendor, thread, file } = await askedWithPicture()
    expect(thread.messages[0]?.files).toMatchObject([{ id: file, type: 'image/jpeg' }])
    const own = `/threads/${thread.id}/files/${file}/`
    for (const { token } of [buyer, vendor]) {
      const { statusCode, headers, rawPayload } = await fetched(world, own, token)
      expect([statusCode, headers['cache-control'], headers['content-disposition']]).toEqual([
        200,
        'no-store',
        // Not the sender's own name, which may say how to reach them.
        expect.stringContaining(`attachment; filename="message-${thread.id}-${file}.jpg"`),
      ])
      expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    const stranger = await withToken(await newBuyer(world))
    const otherVendor = await withToken(await newVendor(world))
    expect((await fetched(world, own, stranger.token)).statusCode).toBe(404)
    expect((await fetched(world, own, otherVendor.token)).statusCode).toBe(404)
    expect((await fetched(world, own, null)).statusCode).toBe(401)
    const desk = `/support/threads/${thread.id}/files/${file}`
    for (const role of ['finance', 'content'] as const)
      expect((await fetched(world, desk, await tokenOf(world, role))).statusCode).toBe(403)
    expect((await fetched(world, desk, buyer.token)).statusCode).toBe(403)
    const token = await tokenOf(world, 'support')
    expect((await fetched(world, desk, token)).statusCode).toBe(200)
    expect((await fetched(world, desk, token)).statusCode).toBe(200)
    const reads = await readsOf(thread.id)
    expect(reads.map((read) => read.file)).toEqual([file, file])
  })

  it('is found in its own thread alone, and by its writer alone before it is sent', async () => {
    const one = await askedWithPicture()
    const other = await askedWithPicture()
    const path = `/threads/${one.thread.id}/files/${other.file}/`
    expect((await fetched(world, path, one.buyer.token)).statusCode).toBe(404)
    const unsent = (await bring(one.buyer, await aPicture())).id
    const early = `/threads/${one.thread.id}/files/${unsent}/`
    expect((await fetched(world, early, one.vendor.token)).statusCode).toBe(404)
    const stolen = await write(one.vendor, one.thread.id, { text: 'Mine.', files: [unsent] })
    expect(stolen.error).toMatchObject({ codes: { files: ['thread_file_gone'] } })
    const twice = await write(one.buyer, one.thread.id, { text: 'Again.', files: [one.file] })
    expect(twice.error).toMatchObject({ codes: { files: ['thread_file_gone'] } })
  })

  it('needs no words beside it, and stands in the list by its name', async () => {
    const { buyer, vendor, thread } = await askedWithPicture()
    const files = [(await bring(vendor, await aPicture())).id]
    const { data } = await write(vendor, thread.id, { text: '', files })
    expect(data?.messages.at(-1)).toMatchObject({ text: '', files: [{ id: files[0] }] })
    const list = await buyer.client.GET('/threads/')
    expect(list.data?.threads[0]?.last_text).toBe('mirror.jpg')
    const empty = await write(vendor, thread.id, { text: ' ' })
    expect(empty.error).toMatchObject({ codes: { text: ['blank'] } })
  })

  it('is no PDF between strangers, whose names of files are masked like their words', async () => {
    const { buyer, vendor, thread } = await askedWithPicture()
    const pdf = (await bring(buyer, await aPdf('Card'))).id
    const refused = await write(buyer, thread.id, { text: 'My card.', files: [pdf] })
    expect(refused.error).toMatchObject({ code: 'thread_pdf_unanswered' })
    const bytes = await (await aPicture()).arrayBuffer()
    const named = await bring(buyer, new File([bytes], '+254 722 345 678.jpg'))
    await write(buyer, thread.id, { text: 'Look.', files: [named.id] })
    const params = { path: { id: thread.id } }
    const seen = await vendor.client.GET('/threads/{id}/', { params })
    expect(seen.data?.messages.at(-1)?.files[0]?.name).toBe('•••.jpg')
    const order = await askedAboutOrder()
    expect(order.thread.messages[0]?.files[0]?.name).toBe('Passport.pdf')
  })

  it(`is one of four at most, and of ${maxUnsentFiles} that wait, however many come at once`, async () => {
    const { buyer, thread } = await askedWithPicture()
    const five = await write(buyer, thread.id, { text: 'Five', files: [1, 2, 3, 4, 5] })
    expect(five.response.status).toBe(400)
    for (let n = 0; n < maxUnsentFiles - 1; n += 1) await bring(buyer, await aPicture())
    const pictures = await Promise.all([aPicture(), aPicture(), aPicture()])
    const answers = await Promise.all(pictures.map((picture) => bring(buyer, picture)))
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      201, 409, 409,
    ])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('thread_files_full')
  })
})

describe('what is kept of the files', () => {
  it('goes after a day where it was not sent', async () => {
    const buyer = await withToken(await newBuyer(world))
    await bring(buyer, await aPdf('Forgotten'))
    const left = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from private_files where uploaded_by = ${buyer.id}`.execute(
        world.db,
      )
      return rows[0]?.n
    }
    const sweep = async () => {
      for (const job of threadJobs) await job.run(world.context, null)
    }
    await sweep()
    expect(await left()).toBe(1)
    world.clock.advance({ minutes: 24 * 60 + 1 })
    await sweep()
    expect(await left()).toBe(0)
  })

  it('is in its writer’s copy and goes with them; the other side’s stays', async () => {
    const { buyer, vendor, thread, file } = await askedWithPicture()
    const answer = (await bring(vendor, await aPicture())).id
    await write(vendor, thread.id, { text: 'No.', files: [answer] })
    const { id, email } = buyer
    const files = threadTables.find(({ table }) => table === 'thread_files')
    if (!files) throw new Error('nothing is said of the files')
    expect(await readRows(world.db, files, { id, email })).toMatchObject([{ id: file }])
    for (const table of threadTables) await eraseRows(world.db, table, { id, email })
    const params = { path: { id: thread.id } }
    const left = await vendor.client.GET('/threads/{id}/', { params })
    expect(left.data?.messages.map(({ files: kept }) => kept.map((one) => one.id))).toEqual([
      [answer],
    ])
    expect(
      (await fetched(world, `/threads/${thread.id}/files/${file}/`, vendor.token)).statusCode,
    ).toBe(404)
    const { rows } = await sql`select from private_files where uploaded_by = ${id}`.execute(
      world.db,
    )
    expect(rows).toEqual([])
  })
})
