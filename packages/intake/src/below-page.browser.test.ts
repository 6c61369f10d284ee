import { describe, expect, it } from 'vitest'
import type { Intake } from './intake.ts'
import { readPaste } from './read-paste.ts'

const form = `<form id="contact-form">
  <label for="n">Name</label><input id="n" type="text" name="user_name" required>
  <label for="m">Message</label><textarea id="m" name="message"></textarea>
  <button type="submit">Send</button>
</form>`
const page = (head = '', tail = ''): string => `<!DOCTYPE html>
<html lang="en">
<head>
  <title>Contact</title>
  <style>.contact { color: red }</style>
  ${head}
</head>
<body>
  <h1>Contact us</h1>
  ${form}
  ${tail}
</body>
</html>`

const sdk = '<script src="https://cdn.jsdelivr.net/npm/@emailjs/browser@4/dist/email.min.js"></script>'
const init = "<script>\n    (function () {\n      emailjs.init('pUbLiC1234567890x')\n    })()\n  </script>"
const file = '<script src="script.js"></script>'
const send = "emailjs.sendForm('service_abc', 'template_abc', this)"
const listener = `document.getElementById('contact-form').addEventListener('submit', function (event) {
  event.preventDefault()
  ${send}.then(() => alert('Sent'), (error) => alert(JSON.stringify(error)))
})`
const initLine = "emailjs.init('pUbLiC1234567890x')"
const styles = `body { margin: 0 }
.contact-form {
  display: grid;
}
@media (max-width: 600px) {
  .contact-form { padding: 0 }
}`
const withMarkup = listener.replace("alert('Sent')", 'status.innerHTML = \'<p class="ok">Sent</p>\'')

const pastes: Readonly<Record<string, string>> = {
  'the script below the page': `${page()}\n\n${initLine}\n${listener}`,
  'the script below a page that loads it': `${page(sdk, file)}\n\n${initLine}\n${listener}`,
  'the sending below, the public key in the page': `${page(sdk + init, file)}\n\n${listener}`,
  'a script that writes markup': `${page(sdk + init)}\n${withMarkup}`,
  'a script that writes the end of a page': `${page(sdk + init)}\n${listener}\nconst other = '</html>'`,
  'the name of the file between': `${page(sdk + init, file)}\n\nscript.js\n\n${listener}`,
  'the name of the file as a comment': `${page(sdk + init, file)}\n// js/script.js\n${listener}`,
  'the name of the file in a comment of HTML': `${page(sdk + init)}\n<!-- script.js -->\n${listener}`,
  'the name of the file underlined': `${page(sdk + init)}\n\n=== script.js ===\n${listener}`,
  'the language between': `${page(sdk + init)}\n\nJavaScript:\n${listener}`,
  'names of all files': `<!-- index.html -->\n${page(sdk + init)}\n\n/* style.css */\n${styles}\n\n// script.js\n${listener}`,
  'a style sheet between': `${page(sdk + init)}\n\n${styles}\n\n${listener}`,
  'a style sheet at the end': `${page(sdk + init)}\n\n${listener}\n\n${styles}`,
  'a style sheet between, by names': `${page(sdk + init)}\nstyle.css\n${styles}\nscript.js\n${listener}`,
  'a setting and a script': `${page(sdk, file)}\n\n// config.js\nconst CONFIG = { key: 'pUbLiC1234567890x' }\n\n// main.js\nemailjs.init(CONFIG.key)\n${listener}`,
  'a script tag below the page': `${page(sdk)}\n<script>\n${initLine}\n${listener}\n</script>`,
  'a script that waits for the page': `${page(sdk)}\ndocument.addEventListener('DOMContentLoaded', () => {\n${initLine}\n${listener}\n})`,
  'a script of jQuery': `${page(sdk + init)}\n$(document).ready(function () {\n  $('#contact-form').on('submit', function (e) {\n    e.preventDefault();\n    ${send};\n  });\n});`,
  'a script of jQuery in short': `${page(sdk + init)}\n$(function () {\n  $('#contact-form').submit(function (e) { e.preventDefault(); ${send} })\n})`,
  'a module': `${page()}\nimport emailjs from '@emailjs/browser'\n\n${initLine}\n${listener}`,
  'a function that calls itself': `${page(sdk)}\n(function () {\n  ${initLine}\n})()\n\n${listener}`,
  'an arrow that calls itself': `${page(sdk)}\n;(() => {\n${initLine}\n${listener}\n})()`,
  'a handler': `${page(sdk + init)}\nwindow.onload = function () {\n  ${listener}\n}`,
  'a function by name': `${page(sdk + init)}\nasync function sendMail(event) {\n  event.preventDefault()\n  await emailjs.sendForm('service_abc', 'template_abc', '#contact-form')\n}`,
  'strict mode': `${page(sdk + init)}\n'use strict'\n\n${listener}`,
  'a class': `${page(sdk + init)}\nclass ContactForm {\n  send(form) {\n    return emailjs.sendForm('service_abc', 'template_abc', '#contact-form')\n  }\n}\nnew ContactForm().send()`,
  'a fragment': `${form}\n\n${initLine}\n${listener}`,
  'a fragment with scripts': `${form}\n${sdk}\n${init}\n\n${listener}`,
  'a fragment, and a script that writes markup': `${form}\n${sdk}\n${init}\n\n${withMarkup}`,
  'a fragment, and a script that sets an object': `${form}\n${sdk}\n${init}\n\nlet options={}\n${listener}`,
  'a fragment and a style sheet': `${form}\n${sdk}\n${init}\n\n/* style.css */\n${styles}\n\n/* script.js */\n${listener}`,
  'words between': `${page(sdk + init)}\n\nand this is my script:\n\n${listener}`,
  'lines of Windows': `${page(sdk + init)}\n\n${listener}`.replaceAll('\n', '\r\n'),
  'the same names twice': `${page(sdk + init.replace('emailjs', 'const form = 1\n      emailjs'))}\nconst form = document.getElementById('contact-form')\nconst form2 = form\n${listener}`,
  'the script above the page': `${initLine}\n${listener}\n\n${page(sdk)}`,
  'the script above the page, which has one too': `${listener}\n\n${page(sdk + init)}`,
  'a name above the page': `index.html\n\n${page(sdk + init)}\n\nscript.js\n\n${listener}`,
}

const lineOf = (paste: string, start: string): number =>
  paste.split('\n').findIndex((line) => line.startsWith(start)) + 1

async function intakeOf(paste: string): Promise<Intake> {
  const reading = await readPaste(paste)
  if (reading.status !== 'read') throw new Error(reading.status)
  return reading.intake
}

it.each(Object.keys(pastes))('[I847] reads page and script of %s', async (name) => {
  const { ids, form: read, unread } = await intakeOf(pastes[name] ?? '')
  expect(ids).toEqual({ publicKey: 'pUbLiC1234567890x', serviceId: 'service_abc', templateId: 'template_abc' })
  expect(read?.fields.map(({ kind, name: field, label }) => [kind, field, label])).toEqual([
    ['text', 'user_name', 'Name'],
    ['textarea', 'message', 'Message'],
  ])
  const besides = new Set<string>(['own-words', 'own-check', 'shows-parts', 'drawn-by-script', 'script'])
  const untold = unread.filter(({ code, subject }) => !besides.has(code) && !/^(?:body|and this is)/.test(subject))
  expect(untold).toEqual([])
})

describe('what cannot be read', () => {
  it.each([
    ['a style sheet', `${page(sdk + init)}\n\n${styles}\n\n${listener}`, 'body { margin: 0 }'],
    ['words', `${page(sdk + init)}\n\nand this is my script:\n\n${listener}`, 'and this is my script:'],
    ['words at the end', `${page(sdk + init)}\n\nWhy does it not work?`, 'Why does it not work?'],
    ['a script of something else', `${page()}\n\nmenu.open('main', { speed: 3 })`, "menu.open('main'"],
  ])('[I848] %s below a page is told with its line', async (_name, paste, subject) => {
    const { unread } = await intakeOf(paste)
    const told = unread.filter(({ code }) => code === 'below-page')
    expect(told.map((one) => [one.subject.startsWith(subject), one.line])).toEqual([[true, lineOf(paste, subject)]])
  })

  it('[I1060] a script below a page that sends elsewhere is told with where, and its line', async () => {
    const paste = `${page()}\n\nfetch('/contact', { method: 'POST' })`
    const { unread } = await intakeOf(paste)
    expect(unread).toEqual([{ code: 'sends-elsewhere', subject: '/contact', line: lineOf(paste, 'fetch') }])
  })

  it('[I848] a script below a page that is no code is told with its line', async () => {
    const paste = `${page()}\n\nemailjs.init('k'\n${listener}`
    const { form: read, unread } = await intakeOf(paste)
    expect(read?.fields).toHaveLength(2)
    expect(unread.map(({ code, line }) => [code, line])).toEqual([['syntax', lineOf(paste, 'document')]])
  })
})

it.each([
  ['a listing', `${form}<pre>\nconst secret = emailjs.send('service_no', 'template_no')\n</pre>`],
  ['a sentence', `<p>Import duties, for example (const ants), let us know:\nif you wish, fetch it here.</p>${form}`],
])('[I847] takes %s of a page for no code', async (_name, paste) => {
  const { isEmailJs, unread, form: read } = await intakeOf(paste)
  expect([isEmailJs, unread, read?.fields.filter(({ kind }) => kind !== 'content').length]).toEqual([false, [], 2])
})

it('[I847] a handler of JSX is no script below a page', async () => {
  const { ids } = await intakeOf(`<form onSubmit={(e) => {
  e.preventDefault()
  emailjs.sendForm('service_abc', 'template_abc', e.target, 'pUbLiC1234567890x')
}}>
  <input name="a" />
</form>`)
  expect(ids.serviceId).toBe('service_abc')
})
