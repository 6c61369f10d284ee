import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

/**
 * A form by SurveyJS. By itself it takes an answer in when its field is left, and checks a page as a whole: here it does both as one
 * types, as its documentation says how.
 */
export function surveyForm(json: object) {
  const model = new Model(json)
  model.textUpdateMode = 'onTyping'
  model.checkErrorsMode = 'onValueChanged'
  return <Survey model={model} />
}
