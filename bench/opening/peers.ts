import form from '../../scripts/sizes/eight-fields.form.json' with { type: 'json' }
import { bundledPage, creatorStyle, formioPage, surveyStyle } from '../peer-pages.ts'
import { formioJson } from '../peers/formio-json.ts'
import { surveyJson } from '../peers/survey-json.ts'
import type { Subject } from '../suite.ts'
import { opened } from './site.ts'
import type { Signs } from './slow-line.ts'

const fields = form.pages.flatMap((page) => page.fields)
const isWrong = '[aria-invalid=true]'

/** The code that draws what `made` says by React. */
const drawnBy = (imported: string, made: string): string => `${imported}
  import { createRoot } from 'react-dom/client'
  createRoot(document.getElementById('root')).render(${made})`

const formioScript = (method: 'createForm' | 'builder'): string =>
  `Formio.${method}(document.getElementById('root'), ${JSON.stringify(formioJson(fields))}, {})`

/** The page of eight fields by those who bring their own look. */
export const openingPagePeers: readonly Subject[] = [
  opened(
    { name: 'antd', isApart: true, packages: ['antd'] },
    { press: 'button[type=submit]', answer: isWrong, field: '#full_name' },
    () =>
      bundledPage(
        drawnBy("import { antdForm } from './bench/peers/antd-form.tsx'", `antdForm(${JSON.stringify(fields)})`),
      ),
  ),
  opened(
    { name: 'SurveyJS', isApart: true, packages: ['survey-react-ui'] },
    { press: '.sd-navigation__complete-btn', answer: isWrong, field: '[data-name=full_name] input' },
    () =>
      bundledPage(
        drawnBy(
          "import { surveyForm } from './bench/peers/survey-form.tsx'",
          `surveyForm(${JSON.stringify(surveyJson(form.title, fields))})`,
        ),
        [surveyStyle],
      ),
  ),
  opened(
    { name: 'Form.io', isApart: true, packages: ['@formio/js'] },
    { press: 'button[type=submit]', answer: isWrong, field: '[name="data[full_name]"]' },
    async () => formioPage('form', formioScript('createForm')),
  ),
]

const creatorSigns: Signs = { press: '.svc-element__add-new-question', answer: '[data-name=question1]' }
const formioSigns: Signs = {
  drawn: '.builder-component',
  // Shown under a pointer, and pressed without one.
  press: '.component-settings-button-edit',
  answer: '.formio-dialog [name="data[label]"]',
}

/** The builders of others, each with the form of eight fields: a field is added, or opened where nothing is added by a press. */
export const openingStudioPeers: readonly Subject[] = [
  opened({ name: 'SurveyJS Creator', isApart: true, packages: ['survey-creator-react'] }, creatorSigns, () =>
    bundledPage(
      drawnBy(
        "import { creatorOf } from './bench/peers/creator.tsx'",
        `creatorOf(${JSON.stringify(surveyJson(form.title, fields))})`,
      ),
      [surveyStyle, creatorStyle],
    ),
  ),
  opened({ name: 'Form.io builder', isApart: true, packages: ['@formio/js'] }, formioSigns, async () =>
    formioPage('full', formioScript('builder')),
  ),
]
