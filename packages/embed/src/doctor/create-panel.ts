import type { CheckResult } from './facts.ts'
import { summaryOf, verdicts } from './report.ts'

/** Content of the panel. */
export interface Diagnosis {
  readonly checks: readonly CheckResult[]
  readonly report: string
}

/**
 * Draws the panel, which asks for a diagnosis at once and whenever a person does.
 * @returns its element, with a shadow tree: no style of the page gets in, and none gets out.
 */
export function createPanel(diagnose: () => Promise<Diagnosis>): HTMLElement {
  const host = make('div')
  host.lang = 'en'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(doctorStyle)
  root.adoptedStyleSheets = [sheet]

  const status = make('p')
  status.setAttribute('role', 'status')
  const list = make('ul')
  const again = make('button', 'Check again')
  const copy = make('button', 'Copy the report')
  for (const button of [again, copy]) button.type = 'button'
  const text = make('textarea')
  text.readOnly = true
  text.ariaLabel = 'The report, without what visitors wrote'
  const section = make('section')
  section.setAttribute('aria-label', 'Letterslot doctor')
  section.append(
    make('h2', 'Letterslot doctor'),
    make('p', 'For the site’s owner. Sends no message.'),
    status,
    list,
    again,
    copy,
    text,
  )
  root.append(section)

  let turn = 0
  async function check(): Promise<void> {
    const now = ++turn
    status.textContent = 'Checking…'
    copy.disabled = true
    try {
      const diagnosis = await diagnose()
      if (now !== turn) return
      list.replaceChildren(...diagnosis.checks.map(itemOf))
      text.value = diagnosis.report
      copy.disabled = false
      status.textContent = summaryOf(diagnosis.checks)
    } catch {
      if (now === turn) status.textContent = 'The checks failed.'
    }
  }

  again.addEventListener('click', () => void check())
  copy.addEventListener('click', async () => {
    text.select()
    const isCopied = await navigator.clipboard?.writeText(text.value).then(
      () => true,
      () => false,
    )
    status.textContent =
      isCopied || document.execCommand('copy') ? 'The report is copied.' : 'The report is selected: copy it by hand.'
  })
  void check()
  return host
}

function itemOf({ title, verdict, found, todo }: CheckResult): HTMLElement {
  const item = make('li')
  const mark = make('strong', verdicts[verdict])
  mark.className = verdict
  item.append(mark, ' · ', make('b', title), make('p', found))
  if (todo) item.append(make('p', `To do: ${todo}`))
  return item
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (text) element.textContent = text
  return element
}

/** The panel's look, for a constructable style sheet: no page has to allow an inline one. */
const doctorStyle = `
:host { all: initial; display: block; max-inline-size: 600px; margin: 24px auto; color-scheme: light dark }
section { padding: 16px; border: 1px solid; border-radius: 16px; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui; overflow-wrap: anywhere }
p { margin: 8px 0 }
.ok { color: light-dark(#176f42, #4cc38a) }
.attention { color: light-dark(#b42318, #ff8f85) }
button { min-block-size: 40px; margin: 8px 8px 8px 0; font: inherit }
textarea { box-sizing: border-box; inline-size: 100%; block-size: 160px }
@media print { :host { display: none } }
`
