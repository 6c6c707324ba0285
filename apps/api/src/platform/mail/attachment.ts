/** A file that travels with a mail. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Renders the pro-forma invoice of an order at the moment it is needed. */
export type Attach = (orderId: number) => Promise<Attachment>
