import { documentOf } from '../bench-fields.ts'
import { brotliBytes, bundle } from '../bundle.ts'
import { surveyJson } from '../peers/survey-json.ts'
import type { About, Subject, Suite } from '../suite.ts'

const drawing = (imported: string, made: string): string => `${imported}
  import { createRoot } from 'react-dom/client'
  createRoot(document.getElementById('root')).render(${made})`

const fields = documentOf(10).pages.flatMap((page) => page.fields)

/** The bytes of a form drawn by React, without what React itself takes. */
function subject(about: About, imported: string, made: string): Subject {
  return {
    ...about,
    async run() {
      const [form, react] = await Promise.all([
        bundle(drawing(imported, made), {}, { benchFieldCount: '10' }),
        bundle(drawing("import { createElement } from 'react'", "createElement('form')")),
      ])
      return { first: (brotliBytes(form.first) - brotliBytes(react.first)) / 1000 }
    },
  }
}

const typed = (about: About, entry: string): Subject =>
  subject(about, `import { app } from './bench/typing/${entry}'`, 'app')

/** The scripts of a form of ten fields over React's own. Nothing here varies. */
export const bytesOverReact: Suite = {
  title: 'Bytes of a form of ten fields over React',
  rounds: 1,
  peer: 'react-hook-form',
  subjects: [
    typed({ name: 'Letterslot, React' }, 'letterslot.tsx'),
    typed({ name: 'react-hook-form', packages: ['react-hook-form'] }, 'react-hook-form.tsx'),
    typed({ name: 'react-final-form', packages: ['react-final-form', 'final-form'] }, 'final-form.tsx'),
    subject(
      { name: 'antd', isApart: true, packages: ['antd'] },
      "import { antdForm } from './bench/peers/antd-form.tsx'",
      `antdForm(${JSON.stringify(fields)})`,
    ),
    subject(
      { name: 'SurveyJS', isApart: true, packages: ['survey-react-ui'] },
      "import { surveyForm } from './bench/peers/survey-form.tsx'",
      `surveyForm(${JSON.stringify(surveyJson('Questions', fields))})`,
    ),
  ],
  metrics: [{ key: 'first', label: 'loaded at once, minified, brotli', unit: 'kB', better: 'lower' }],
}
