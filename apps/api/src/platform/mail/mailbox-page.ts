import { escapeHtml } from '../../core/escape-html.ts'
import type { Attachment } from './attachment.ts'
import type { StoredMail } from './mailbox.store.ts'

interface List {
  brand: string
  /** The address that the list is filtered by. */
  to: string | undefined
  mails: StoredMail[]
}

/** Every mail, newest first. */
export function renderMailbox({ brand, to, mails }: List): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mailbox/${mail.id}">
<strong>${escapeHtml(mail.subject)}</strong>
<span>${escapeHtml(mail.to)}</span>
<span>${when(mail)}</span>
</a></li>`,
  )
  const found = rows.length > 0 ? `<ul>${rows.join('\n')}</ul>` : '<p>No mail here.</p>'
  return drawPage(
    brand,
    'Mailbox',
    `<h1>Mailbox</h1>
<p>Mails this shop would have sent. They stay here because no mail server is configured.</p>
<form action="/mailbox"><label>To <input type="email" name="to" value="${escapeHtml(to ?? '')}" placeholder="buyer@example.com"></label>
<button>Show</button>${to === undefined ? '' : ' <a href="/mailbox">Show all</a>'}</form>
${found}`,
  )
}

interface One {
  brand: string
  mail: StoredMail
  attachments: Attachment[]
}

/** One mail as its reader gets it. */
export function renderMail({ brand, mail, attachments }: One): string {
  const files = attachments.map(({ filename, content }) => {
    const href = `/api/dev/mails/${mail.id}/attachments/${encodeURIComponent(filename)}`
    return `<a href="${escapeHtml(href)}">${escapeHtml(filename)}</a> (${Math.ceil(content.length / 1024)} kB)`
  })
  const facts: [string, string][] = [
    ['To', escapeHtml(mail.to)],
    ['When', when(mail)],
    ...(files.length > 0 ? ([['Attached', files.join(', ')]] as [string, string][]) : []),
  ]
  return drawPage(
    brand,
    mail.subject,
    `<p><a href="/mailbox">Mailbox</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(openLinksHere(mail.html))}"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(mail.text)}</pre>`,
  )
}

/** A link of the mail opens in the window, not inside the frame that shows the mail. */
function openLinksHere(html: string): string {
  return html.replace('<head>', '<head><base target="_top">')
}

function when({ written, sent }: StoredMail): string {
  const at = `${written.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return sent ? at : `${at}, waiting to be sent`
}

const styles = `
*{box-sizing:border-box}
body{margin:0;background:#F8FAFC;color:#0F1B2D;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
header{background:#0A2540;color:#fff;padding:14px max(16px,calc(50% - 414px));font-weight:700;font-size:18px}
main{max-width:860px;margin:0 auto;padding:20px 16px 48px}
h1{font-size:24px;line-height:1.3;margin:0 0 12px;overflow-wrap:anywhere}
h2{font-size:18px;margin:28px 0 8px}
a{color:#0B4F6C}
a:focus-visible,input:focus-visible,button:focus-visible{outline:3px solid #0B4F6C;outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:16px 0}
label{display:flex;gap:8px;align-items:center;flex:1 1 240px}
input{flex:1;min-width:0;font:inherit;min-height:44px;padding:8px 12px;border:1px solid #64748B;border-radius:6px}
button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:6px;background:#0B4F6C;color:#fff}
ul{list-style:none;margin:0;padding:0;background:#fff;border:1px solid #E2E8F0;border-radius:8px}
li+li{border-top:1px solid #E2E8F0}
li a{display:grid;gap:2px;padding:12px 16px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover strong{text-decoration:underline}
li strong{color:#0B4F6C}
li span{color:#334155;font-size:14px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}
dt{color:#334155}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:70vh;min-height:420px;border:1px solid #E2E8F0;border-radius:8px;background:#fff}
pre{margin:0;padding:16px;background:#fff;border:1px solid #E2E8F0;border-radius:8px;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
`

function drawPage(brand: string, title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(brand)}</title>
<style>${styles}</style>
</head>
<body>
<header>${escapeHtml(brand)}</header>
<main>
${main}
</main>
</body>
</html>
`
}
