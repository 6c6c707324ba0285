/** The environment that this process was started with. */
export const environment: NodeJS.ProcessEnv = { ...process.env }

// React reads this as it loads: without it mails and invoices are drawn by its development build, which records a
// stack for each element. What is production for the shop is in the settings, which read the environment above.
process.env['NODE_ENV'] ||= 'production'
