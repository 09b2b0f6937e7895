export {
  findPersonWithRoles,
  hasStaff,
  type PersonWithRoles,
  readNames,
  readPeople,
} from './people/staff-readers.repository.ts';
export { addPerson, type Founders, foundStaff, type NewPerson } from './people/found-staff.ts';
