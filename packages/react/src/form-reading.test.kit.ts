import { type ShownForm, textsOf } from './shown-form.test.kit.tsx'

export const paramsOf = ({ attempts }: ShownForm) => attempts.map(({ params }) => params)
export const paragraphs = (): string[] => textsOf('.ls-panel p')
