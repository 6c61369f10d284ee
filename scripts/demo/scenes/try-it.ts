import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'

const visitorSide = (page: Page): Locator => page.getByRole('region', { name: 'What the visitor sees' })
const makerSide = (page: Page): Locator => page.getByRole('region', { name: 'What you get' })
/** A button of the row *What if…*. */
export const whatIf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'What if…' }).getByRole('button', { name, exact: true })

/** Fills the form on the visitor's side in, and presses Send. */
export async function fillAndSend({ studio, hand }: Stage, name: string, message: string): Promise<void> {
  const form = visitorSide(studio)
  await hand.write(form.getByLabel('Your name'), name)
  await hand.write(form.getByLabel('E-mail'), 'ada@example.org')
  await hand.write(form.getByLabel('Message'), message)
  await hand.press(form.getByRole('button', { name: 'Send', exact: true }))
}

/** The number of mails in the test inbox that hold this text. */
async function mailsSaying({ relay }: Stage, words: string): Promise<number> {
  const { items }: { items: readonly { id: string }[] } = await (await fetch(`${relay.url}/api/v1/inbox`)).json()
  const mails = await Promise.all(items.map(async ({ id }) => (await fetch(`${relay.url}/api/v1/inbox/${id}`)).text()))
  return mails.filter((mail) => mail.includes(words)).length
}

const fromTunnel = 'Is there a place left on Monday? I am in a tunnel.'

/** Offline by simulation: sent, kept, and told to both sides. */
export async function pullPlugInTryIt(stage: Stage): Promise<void> {
  const { studio, hand, shoot } = stage
  await hand.press(studio.getByRole('link', { name: 'Try it' }))
  await expect(studio.getByText('This sends to the test inbox on this computer.', { exact: false })).toBeVisible()
  await hand.say(studio, 'What the visitor sees, and what you get. Now the plug.')
  await hand.press(whatIf(studio, 'offline'))
  await fillAndSend(stage, 'Ada Lovelace', fromTunnel)
  await expect(visitorSide(studio).getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  await expect(visitorSide(studio).getByText(/^You are offline\./)).toBeVisible()
  await expect(makerSide(studio).getByText('Nothing has arrived yet. One message waits.')).toBeVisible()
  expect(await mailsSaying(stage, fromTunnel)).toBe(0)
  await hand.say(studio, 'No false thank-you: not sent yet, and saved. You see what the visitor sees, and what waits.')
  await shoot(studio, 'try-offline')
}

/** Online again: it goes out, arrives once, and says when it was written and when sent. */
export async function comeBackOnline(stage: Stage): Promise<void> {
  const { studio, hand, shoot } = stage
  await hand.press(whatIf(studio, 'back online'))
  await expect(visitorSide(studio).getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  await expect(makerSide(studio).getByText('It has arrived', { exact: true })).toBeVisible()
  // What waited out a tunnel goes out at its first try.
  await expect(makerSide(studio).getByText('First try: accepted')).toBeVisible()
  expect(await mailsSaying(stage, fromTunnel)).toBe(1)
  await hand.say(studio, 'Sent, because it is true: at its first try, and once.')
  await shoot(studio, 'try-arrived')
}

/** An outage of the provider, by simulation, and its end. */
export async function takeProviderDown(stage: Stage): Promise<void> {
  const { studio, hand } = stage
  const message = 'And one more question.'
  await hand.press(visitorSide(studio).getByRole('button', { name: 'Send another' }))
  await hand.press(whatIf(studio, 'provider down'))
  await fillAndSend(stage, 'Grace Hopper', message)
  await expect(visitorSide(studio).getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  // A provider in trouble may have taken it all the same: nobody can tell, so nobody is told that it did not.
  await expect(
    makerSide(studio).getByText('Perhaps it has arrived. One message waits for a clear answer.'),
  ).toBeVisible()
  expect(await mailsSaying(stage, message)).toBe(0)
  await hand.look(studio)
  await hand.press(whatIf(studio, 'back online'))
  await expect(makerSide(studio).getByText('It has arrived', { exact: true })).toBeVisible()
  expect(await mailsSaying(stage, message)).toBe(1)
}
