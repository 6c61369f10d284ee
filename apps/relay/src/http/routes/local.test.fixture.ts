import { testApp } from '../../relay.test.fixture.ts'

export const host = 'localhost:4400'
export const own = {
  Host: host,
  Origin: `http://${host}`,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
}
export const local = () => testApp({ isLocal: true, port: 4400 })
export type Relay = ReturnType<typeof local>
