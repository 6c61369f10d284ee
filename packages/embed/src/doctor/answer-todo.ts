const inConnect = 'Copy it from the dashboard into Connect, and publish again.'

/**
 * The most frequent answers of EmailJS with what to do, by status and words; the first match counts. All of them:
 * docs/reference/answers.md.
 */
const todos: readonly (readonly [answer: RegExp, todo: string])[] = [
  [/non-browser/i, 'Open the page from a web server, and allow API requests under Account, Security.'],
  [/strict mode|private key/i, 'Switch the private key’s strict mode off under Account, Security.'],
  [/^403/, 'Add this site to the allowed ones under Account, Security.'],
  [/grant|scope|login|authentication/i, 'Reconnect the mailbox under Email Services.'],
  [/^413/, 'Ask for shorter answers, or give the file a place among the template’s attachments.'],
  [/^(402|426)|quota|limit/i, 'The month’s messages are used up: wait, or take a larger plan.'],
  [/(public key|service id|template id|user id|user_id)/i, inConnect],
  [/variables/i, 'Mend the tags of the template under Email Templates.'],
  [/recipients/i, 'Fill in To Email of the template under Email Templates.'],
]

/** Returns what to do about an answer of EmailJS; undefined if its words are unknown. */
export function answerTodo(status: number, text: string): string | undefined {
  const answer = `${status} ${text}`
  return todos.find(([words]) => words.test(answer))?.[1]
}
