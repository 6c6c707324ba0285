import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../../core/context.ts'
import { sendDetail } from '../http/refusals.ts'
import type { Attach, Attachment } from './attachment.ts'
import { renderMail, renderMailbox } from './mailbox-page.ts'
import { findMail, type StoredMail, listMails } from './mailbox.store.ts'

/**
 * Shows our mails in development, where none is sent. The route is absent (404) when mails are really sent or the
 * process runs in production. It is outside the contract on purpose.
 */
export function registerMailbox(app: FastifyInstance, { db, settings }: Context, attach: Attach) {
  if (settings.smtpUrl !== undefined || settings.production) return

  const attachmentsOf = async ({ order }: StoredMail): Promise<Attachment[]> =>
    order === null ? [] : [await attach(order)]

  app.get<{ Querystring: Query }>('/api/dev/mails', async ({ query }, reply) => {
    const mails = await listMails(db, addressIn(query))
    reply.header('cache-control', 'no-store')
    return Promise.all(mails.map(async (mail) => mailView(mail, await attachmentsOf(mail))))
  })

  app.get<{ Params: { id: string; filename: string } }>(
    '/api/dev/mails/:id/attachments/:filename',
    async ({ params }, reply) => {
      const mail = await mailAt(params.id)
      const files = mail ? await attachmentsOf(mail) : []
      const file = files.find(({ filename }) => filename === params.filename)
      if (!file) return sendDetail(reply, 404, 'not_found')
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'inline')
        .type(file.contentType)
        .send(file.content)
    },
  )

  app.get<{ Querystring: Query }>('/mailbox', async ({ query }, reply) => {
    const to = addressIn(query)
    return sendPage(
      reply,
      200,
      renderMailbox({ brand: settings.brandName, to, mails: await listMails(db, to) }),
    )
  })

  app.get<{ Params: { id: string } }>('/mailbox/:id', async ({ params }, reply) => {
    const mail = await mailAt(params.id)
    if (!mail)
      return sendPage(
        reply,
        404,
        renderMailbox({ brand: settings.brandName, to: undefined, mails: [] }),
      )
    return sendPage(
      reply,
      200,
      renderMail({ brand: settings.brandName, mail, attachments: await attachmentsOf(mail) }),
    )
  })

  const mailAt = async (id: string) => (/^\d{1,15}$/.test(id) ? findMail(db, Number(id)) : null)
}

interface Query {
  to?: string | string[]
}

function addressIn({ to }: Query): string | undefined {
  return [to].flat()[0]?.trim() || undefined
}

function mailView({ id, to, subject, text, html }: StoredMail, attachments: Attachment[]) {
  const files = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    size: content.length,
  }))
  return { id, to, subject, text, html, attachments: files }
}

/** The page runs no script, and neither does the mail inside it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'"

function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}
