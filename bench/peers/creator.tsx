import { SurveyCreator, SurveyCreatorComponent } from 'survey-creator-react'

/** SurveyJS Creator with a form, as its documentation has it in a React page; what it saves is kept nowhere. */
export function creatorOf(json: object) {
  const creator = new SurveyCreator({ autoSaveEnabled: true })
  creator.saveSurveyFunc = (count: number, done: (count: number, isSaved: boolean) => void) => done(count, true)
  creator.JSON = json
  return <SurveyCreatorComponent creator={creator} style={{ height: '100vh', width: '100vw' }} />
}
