import { join } from 'node:path'
import type { EmailTemplate, RenderedEmail } from '@letterslot/email'
import type { Page } from '@playwright/test'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..', '..')
let bundle: Promise<string> | undefined

/** The e-mail engine as one script, from the sources that the studio is built of. */
async function bundleEngine(): Promise<string> {
  const build = await rolldown({
    input: join(root, 'packages', 'email', 'src', 'index.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'default'] },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', name: 'letterslotEmail' })
  await build.close()
  return output[0].code
}

const noBuiltIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
}

/** Runs `renderEmail` in this page for a template and the parameters that were sent. */
export async function renderInPage(
  page: Page,
  template: EmailTemplate,
  params: Readonly<Record<string, string>>,
): Promise<RenderedEmail> {
  bundle ??= bundleEngine()
  const call = `letterslotEmail.renderEmail(${JSON.stringify(template)}, ${JSON.stringify(params)}, ${JSON.stringify(noBuiltIns)})`
  const rendered: { ok: true; value: RenderedEmail } | { ok: false; error: unknown } = await page.evaluate(
    `(() => { ${await bundle}; return ${call} })()`,
  )
  if (!rendered.ok) throw new Error(`renderEmail refused: ${JSON.stringify(rendered.error)}`)
  return rendered.value
}
