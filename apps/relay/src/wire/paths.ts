/** The two paths of the wire, where any SDK that speaks it expects them. */
export const sendPath = '/api/v1.0/email/send'
export const sendFormPath = '/api/v1.0/email/send-form'
export const wirePaths: ReadonlySet<string> = new Set([sendPath, sendFormPath])
