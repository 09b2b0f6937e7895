import '../ui/theme/fonts.css';
import 'virtual:first-fonts.css';
import 'virtual:theme.css';
import '../ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { InvestorPage } from './investor-page.tsx';

const container = document.getElementById('root');
if (container) createRoot(container).render(<InvestorPage path={window.location.pathname} />);
