import { Register } from './register.tsx';

export const Page = () => <Register kind="STP" />;
