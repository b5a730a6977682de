import { describe, expect, it } from 'vitest';
import { withRoles } from '../profile/staff';
import { holds, type Permission, permissions } from './roles';

const all = permissions.filter((permission) => permission !== 'may:coach-candidates');
const none: Permission[] = [];

describe('the permissions of', () => {
  it.each([
    ['an owner', { isAdmin: true, roles: [] }, all],
    ['an editor', { isAdmin: false, roles: ['editor'] }, ['may:enter-admin', 'may:edit-content']],
    ['a moderator', { isAdmin: false, roles: ['moderator'] }, ['may:enter-admin', 'may:moderate']],
    ['support', { isAdmin: false, roles: ['support'] }, ['may:enter-admin', 'may:support-users']],
    ['a coach', { isAdmin: false, roles: ['coach'] }, ['may:coach-candidates']],
    ['a student', { isAdmin: false }, none],
    ['a guest', null, none],
  ] as const)('%s are exactly these', (_, held, expected) => {
    expect(permissions.filter((permission) => holds(held, permission))).toEqual(expected);
  });
});

it('keeps a coach a coach when other roles are given and taken', () => {
  const coach = { isAdmin: false, roles: ['coach' as const] };
  const given = withRoles(coach, ['support', 'editor']);
  expect(given).toEqual({ isAdmin: false, roles: ['coach', 'editor', 'support'] });
  expect(withRoles(given, [])).toEqual(coach);
  expect(withRoles(given, ['owner'])).toEqual({ isAdmin: true, roles: ['coach'] });
});
