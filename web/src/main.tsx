import './styles/index.css';
