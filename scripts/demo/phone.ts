import { expect } from './expect.ts'
import { openStep } from './scenes/connect.ts'
import { makerAddress } from './scenes/first-screen.ts'
import { pullPlugInTryIt } from './scenes/try-it.ts'
import type { Stage } from './stage.ts'

/** The screens of a contact form on a phone, each as a picture. */
export async function walkOnPhone(stage: Stage): Promise<void> {
  const { studio, relay, shoot } = stage
  await studio.goto(relay.url)
  await studio.getByLabel('Where should answers go?').fill(makerAddress)
  await shoot(studio, 'first-run')
  await studio.getByRole('button', { name: /^Contact form/ }).click()
  await studio.waitForURL(/\/build$/)
  await shoot(studio, 'build')
  await openStep(studio, /E-mail/)
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot(studio, 'email')
  await openStep(studio, /Publish/)
  await expect(studio.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot(studio, 'publish')
  await pullPlugInTryIt(stage)
  await studio.goto(relay.url)
  await expect(studio.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
  await shoot(studio, 'library')
}
