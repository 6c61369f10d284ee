import { expect, it } from 'vitest'
import { havePassed } from './test-runner.ts'

const passed = (moduleId: string) => ({ moduleId, state: () => 'passed' as const })
const failed = (moduleId: string) => ({ moduleId, state: () => 'failed' as const })
const ended = (moduleId: string) => ({ moduleId, state: () => 'queued' as const })

it.each([
  ['each of them passed', [passed('/a'), passed('/b')], true],
  ['files of other runs failed', [failed('/other'), passed('/a'), passed('/b')], true],
  ['files of other runs passed', [passed('/other'), passed('/a'), passed('/b')], true],
  ['one of them failed', [passed('/a'), failed('/b')], false],
  ['one of them was ended before its result was told', [passed('/a'), ended('/b')], false],
  ['one of them never ran', [passed('/a'), passed('/other')], false],
])('tests have passed or not by their own files alone: %s', (_name, known, verdict) => {
  expect(havePassed(['/a', '/b'], known)).toBe(verdict)
})
