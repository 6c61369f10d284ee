import { describe, expect, it } from 'vitest'
import { type Script, startScriptedSmtpServer } from './scripted-smtp-server.test.fixture.ts'
import { sendTestMail } from './send-test.ts'

const from = { name: 'The club', address: 'forms@club.example' }

async function tryOut(script?: Script) {
  await using server = await startScriptedSmtpServer(script)
  const lines: string[] = []
  const result = await sendTestMail({
    account: server.account,
    from,
    to: 'maker@example.org',
    nowMs: () => 0,
    onLine: (speaker, line) => lines.push(`${speaker}: ${line}`),
  })
  return { result, lines, received: server.received }
}

describe('sendTest', () => {
  it('[S270] sends one small mail at once and says what the server said', async () => {
    const { result, lines, received } = await tryOut()
    expect(result).toMatchObject({
      ok: true,
      summary: '127.0.0.1 took the mail for maker@example.org. It said: 250 Taken',
    })
    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: 'forms@club.example', to: ['maker@example.org'] },
    ])
    expect(received[0]?.source).toContain('Subject: Letterslot test: mail goes out')
    expect(lines).toContain('server: 250 Taken')
  })

  it.each([
    ['AUTH', '535 Bad credentials', /does not take the user name and password.* 535 Bad credentials$/],
    ['RCPT', '550 No such user', /refused the mail for maker@example\.org\. It said: 550 No such user$/],
    ['RCPT', '451 Greylisted', /^Not sent for now.* 451 Greylisted$/],
  ])('[S271] says in plain words why nothing went out: %s %s', async (command, reply, summary) => {
    const { result } = await tryOut((line) => (line.startsWith(command) ? reply : undefined))
    expect(result).toMatchObject({ ok: false, summary: expect.stringMatching(summary) })
  })
})
