import { expect } from './expect.ts'
import { openStep } from './scenes/connect.ts'
import { fillAndSend, whatIf } from './scenes/try-it.ts'
import type { Stage } from './stage.ts'

/** Goes through the screens that the story leaves out, on the stage where it has just been played, and makes their pictures. */
export async function walkGallery(stage: Stage): Promise<void> {
  await seeMessages(stage)
  await seeSignUp(stage)
}

/** The mailbox is disconnected, by simulation: it needs a person, in Try it and in Messages; and the mail of the test inbox. */
async function seeMessages(stage: Stage): Promise<void> {
  const { studio, relay, shoot } = stage
  await studio.getByRole('link', { name: 'Try it' }).click()
  await whatIf(studio, 'mailbox disconnected').click()
  await fillAndSend(stage, 'Grace Hopper', 'May I bring my own clay?')
  await expect(studio.getByText('Nothing has arrived. This needs you.')).toBeVisible()
  await shoot(studio, 'try-needs-you')
  await studio.goto(`${relay.url}/messages?view=browser`)
  await studio
    .getByRole('button', { name: /Grace Hopper/ })
    .first()
    .click()
  await expect(studio.getByRole('complementary', { name: 'The message' })).toBeVisible()
  await shoot(studio, 'messages')
  await studio.goto(`${relay.url}/messages?view=test-inbox`)
  await studio
    .getByRole('button', { name: /Ada Lovelace/ })
    .first()
    .click()
  await expect(studio.frameLocator('iframe[title^="The mail"]').getByText('I am in a tunnel.')).toBeVisible()
  await shoot(studio, 'messages-inbox')
}

/** A second form: the list of forms, and the mail that the test inbox gets, as its maker writes it. */
async function seeSignUp({ studio, relay, shoot }: Stage): Promise<void> {
  await studio.goto(relay.url)
  await studio.getByRole('button', { name: /^New form/ }).click()
  await studio.getByRole('menuitem', { name: /^Other starts/ }).click()
  await studio.getByRole('option', { name: /^Event sign-up/ }).click()
  await studio.getByRole('button', { name: 'Use this form' }).click()
  await studio.waitForURL(/\/build$/)
  await openStep(studio, /E-mail/)
  await expect(
    studio.getByRole('button', { name: 'Preview' }).or(studio.getByRole('radio', { name: 'Preview' })),
  ).toBeVisible()
  await shoot(studio, 'email')
  await studio.goto(relay.url)
  await expect(studio.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await shoot(studio, 'library')
}
