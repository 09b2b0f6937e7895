export {
  findPersonWithRoles,
  hasStaff,
  type PersonWithRoles,
  readNames,
  readPeople,
} from './people/staff-readers.repository.ts';
