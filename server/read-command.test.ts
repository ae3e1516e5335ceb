import { expect, test } from 'vitest'
import { DATA, readCommand } from './read-command.ts'

const read = (...args: string[]) => readCommand(args, '/home/ada')

test('when nothing is asked for, then the server serves', () => {
  expect(read()).toEqual({ name: 'serve', file: '', email: '', demo: false, host: undefined, port: 4173, data: DATA })
})

test('when a command has options and a file, then paths begin where it was typed', () => {
  expect(read('--demo', '--host', '0.0.0.0', '--port', '80', '--data=liner')).toMatchObject({
    name: 'serve',
    demo: true,
    host: '0.0.0.0',
    port: 80,
    data: '/home/ada/liner',
  })
  expect(read('backup', 'monday.tar')).toMatchObject({ name: 'backup', file: '/home/ada/monday.tar' })
  expect(read('restore', '/mnt/monday.tar')).toMatchObject({ name: 'restore', file: '/mnt/monday.tar' })
  expect(read('stores', 'ours.json')).toMatchObject({ name: 'stores', file: '/home/ada/ours.json' })
  expect(read('stores')).toMatchObject({ name: 'stores', file: '' })
})

test('when a command is about a person, then they are named by their address', () => {
  expect(read('admin', 'Ada@label.test')).toMatchObject({ name: 'admin', email: 'Ada@label.test', file: '' })
})

test.each([
  [['server'], 'There is no command "server".'],
  [['toString'], 'There is no command "toString".'],
  [['--prot', '80'], 'There is no option "--prot".'],
  [['-p'], 'There is no option "-p".'],
  [['migrate', '--demo'], 'migrate does not take --demo.'],
  [['--port'], '--port needs a value.'],
  [['--host='], '--host needs a value.'],
  [['worker', '--host', '::1'], 'worker does not take --host.'],
  [['--demo=yes'], '--demo takes no value.'],
  [['--port', 'http'], '"http" is not a port.'],
  [['--port', '65536'], '"65536" is not a port.'],
  [['backup'], 'backup needs the name of a file.'],
  [['backup', 'one', 'two'], '"two" is one word too many.'],
  [['stores', 'one', 'two'], '"two" is one word too many.'],
  [['admin'], 'admin needs an e-mail address.'],
  [['admin', 'ada'], '"ada" is not an e-mail address.'],
  [['admin', 'ada@label.test', 'bo@label.test'], '"bo@label.test" is one word too many.'],
  [['migrate', 'now'], '"now" is one word too many.'],
])('when the command is %j, then what is wrong with it is named: %s', (args, problem) => {
  expect(() => read(...args)).toThrow(`${problem}\n  npm run server -- [serve] [--demo]`)
})
