// Makes the examples that want no bundler ready for any web space: `npx node examples/build.ts` writes dist/examples/.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildElement } from '../packages/embed/build-element.ts'
import { contactPage } from '../packages/embed/contact-page.ts'
import { elementScript } from '../packages/embed/src/element-script.ts'

const here = import.meta.dirname

/** The page as it is kept, with the script beside it and the script's integrity in it. */
async function htmlElement(into: string): Promise<void> {
  const { element } = await buildElement()
  const page = await readFile(join(here, 'html-element', 'index.html'), 'utf8')
  await cp(join(here, 'html-element'), into, { recursive: true })
  await writeFile(join(into, 'index.html'), page.replace('sha384-…', element.integrity))
  await writeFile(join(into, element.fileName), element.script)
}

/** A site with a kind of field of its own: a page with the element, and the page that Publish makes, each with the site's script. */
async function customKind(into: string): Promise<void> {
  const own = join(here, 'custom-kind')
  const kept = (path: string): boolean => !/[\\/]custom-kind[\\/]react$/.test(path)
  const form: object = JSON.parse(await readFile(join(own, 'booking.form.json'), 'utf8'))
  const [{ element }, onePage] = await Promise.all([buildElement(), contactPage(form)])
  const { script, integrity } = elementScript(element, { parts: ['custom'] })
  const page = await readFile(join(own, 'index.html'), 'utf8')
  await cp(own, into, { recursive: true, filter: kept })
  await writeFile(join(into, 'index.html'), page.replace('sha384-…', integrity))
  await writeFile(join(into, 'letterslot-form.js'), script)
  await writeFile(
    join(into, 'one-file.html'),
    onePage
      .replace('script-src ', "script-src 'self' ")
      .replace('</body>', '<script src="seats.js"></script>\n</body>'),
  )
}

/** The page that Publish makes of each form. */
async function oneFilePages(into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  for (const [name, file] of Object.entries(pages)) {
    const form: object = JSON.parse(await readFile(join(here, 'one-file-page', file), 'utf8'))
    await writeFile(join(into, name), await contactPage(form))
  }
}

/** The forms by their pages. */
const pages = {
  'index.html': 'rsvp.form.json',
  'job-application.html': 'job-application.form.json',
  'order.html': 'order.form.json',
}

/** Writes them into a folder, each under its name. */
export async function buildExamples(folder: string = join(here, '..', 'dist', 'examples')): Promise<string> {
  await Promise.all([
    htmlElement(join(folder, 'html-element')),
    customKind(join(folder, 'custom-kind')),
    oneFilePages(join(folder, 'one-file-page')),
  ])
  return folder
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${await buildExamples()}\n`)
